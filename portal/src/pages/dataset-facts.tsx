import { showMoment } from '@datacentre/catalogue/time/calendar'
import type { Dataset } from '@datacentre/catalogue/wire/config'
import { useSpoken } from '@datacentre/ui/speech'
import { dataDate, lastMonth } from '../frame/dataset-dates.ts'
import './dataset-facts.css'

/** What is known of the dataset as a whole. */
export function DatasetFacts({ dataset }: { readonly dataset: Dataset }) {
  const { say } = useSpoken()
  const { licence } = dataset
  return (
    <dl className="dataset-facts">
      <dt>{say('dataset.name')}</dt>
      <dd>{dataset.title}</dd>
      {dataset.demonstration && <DemonstrationFact />}
      <dt>{say('dataset.version')}</dt>
      <dd>
        {dataset.version} ({dataset.packageVersion})
      </dd>
      <dt>{say('dataset.date')}</dt>
      <dd>{dataDate(dataset, say) ?? say('value.missing')}</dd>
      <dt>{say('dataset.figuresUntil')}</dt>
      <dd>{lastMonth(dataset, say) ?? say('value.missing')}</dd>
      <dt>{say('page.dataset.imported')}</dt>
      <dd>{showMoment(new Date(dataset.importedAt), say)}</dd>
      <dt>{say('dataset.licence')}</dt>
      <dd>{licence.url === null ? licence.name : <a href={licence.url}>{licence.name}</a>}</dd>
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
