import { withLanguage } from '@datacentre/catalogue/wire/language'
import { useSpoken } from '@datacentre/ui/speech'
import { useInstallation } from '@datacentre/client/installation/installation'
import { DatasetFacts } from './dataset-facts.tsx'
import { DatasetReuse } from './dataset-reuse.tsx'
import { DatasetTables } from './dataset-tables.tsx'
import { DatasetVersions } from './dataset-versions.tsx'
import { Prose } from '../prose.tsx'

/** Which data this installation serves. */
export default function DatasetProse() {
  const { say, language } = useSpoken()
  const { dataset } = useInstallation().config
  if (dataset === null) return <Prose lead={say('dataset.none')} sections={[]} />
  return (
    <Prose
      lead={say('page.dataset.lead')}
      sections={[
        { id: 'facts', heading: say('page.dataset.facts'), text: <DatasetFacts dataset={dataset} /> },
        { id: 'reuse', heading: say('page.dataset.reuse'), text: <DatasetReuse dataset={dataset} /> },
        ...(dataset.versions.length > 1
          ? [
              {
                id: 'versions',
                heading: say('page.dataset.versions'),
                text: <DatasetVersions dataset={dataset} />,
              },
            ]
          : []),
        {
          id: 'quality',
          heading: say('page.dataset.quality'),
          text: (
            <p>
              {say('quality.incomplete')}{' '}
              <a href={withLanguage('quality', language)}>{say('quality.link')}</a>
            </p>
          ),
        },
        { id: 'tables', heading: say('dataset.tables'), text: <DatasetTables dataset={dataset} /> },
      ]}
    />
  )
}
