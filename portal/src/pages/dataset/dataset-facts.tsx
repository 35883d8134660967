import { showMoment } from '@datacentre/catalogue/wording/moment'
import type { Dataset } from '@datacentre/catalogue/wire/config'
import { useSpoken } from '@datacentre/ui/speech'
import { dataDate, lastMonth, provisionalMonth } from '../../frame/dataset-dates.ts'
import { versionName } from './dataset-versions.tsx'
import './dataset-facts.css'

/** What is known of the dataset as a whole. */
export function DatasetFacts({ dataset }: { readonly dataset: Dataset }) {
  const { say, language } = useSpoken()
  const { title, licence, sources } = dataset.texts[language]
  const { url } = dataset.licence
  const provisional = provisionalMonth(dataset, say)
  return (
    <dl className="dataset-facts">
      <dt>{say('dataset.name')}</dt>
      <dd>{title}</dd>
      {dataset.demonstration && <DemonstrationFact />}
      <dt>{say('dataset.version')}</dt>
      <dd>{versionName(dataset.version, dataset.packageVersion)}</dd>
      <dt>{say('dataset.date')}</dt>
      <dd>{dataDate(dataset, say) ?? say('value.missing')}</dd>
      <dt>{say('dataset.figuresUntil')}</dt>
      <dd>{lastMonth(dataset, say) ?? say('value.missing')}</dd>
      {provisional !== null && <dt>{say('dataset.provisionalFrom')}</dt>}
      {provisional !== null && <dd>{provisional}</dd>}
      <dt>{say('page.dataset.imported')}</dt>
      <dd>{showMoment(new Date(dataset.importedAt), say)}</dd>
      <dt>{say('dataset.licence')}</dt>
      <dd>{url === null ? (licence ?? say('dataset.noLicence')) : <a href={url}>{licence ?? url}</a>}</dd>
      {sources.length > 0 && <dt>{say('dataset.sources')}</dt>}
      {sources.map((source) => (
        <dd key={source}>{source}</dd>
      ))}
    </dl>
  )
}

function DemonstrationFact() {
  const { say } = useSpoken()
  return (
    <>
      <dt>{say('page.dataset.kind')}</dt>
      <dd>{say('dataset.demonstration')}</dd>
    </>
  )
}
