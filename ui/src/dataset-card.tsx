import { showLongMonth } from '@datacentre/catalogue/time/calendar'
import { readDay, readMonth, showDay } from '@datacentre/catalogue/time/days'
import { tables } from '@datacentre/catalogue/tables'
import type { Language, Say } from '@datacentre/catalogue/texts/index'
import type { Dataset } from '@datacentre/catalogue/wire/config'
import './dataset-card.css'

type DatasetCardProps = { readonly dataset: Dataset; readonly say: Say; readonly language: Language }

/** Says which dataset is loaded. */
export function DatasetCard({ dataset, say, language }: DatasetCardProps) {
  const created = dataset.created === null ? null : readDay(dataset.created)
  const facts = [
    [say('dataset.name'), dataset.title],
    [say('dataset.version'), `${dataset.version} (${dataset.packageVersion})`],
    [say('dataset.date'), created === null ? '–' : showDay(created)],
    [say('dataset.figuresUntil'), monthOf(dataset.figuresUntil, say)],
    [say('dataset.licence'), dataset.licence.name],
  ] as const
  return (
    <>
      {dataset.demonstration && <p className="notice">{say('dataset.demonstration')}</p>}
      <dl>
        {facts.map(([term, value]) => (
          <Fact key={term} term={term} value={value} />
        ))}
      </dl>
      <h2 id="rows-per-table">{say('dataset.tables')}</h2>
      <RowCounts dataset={dataset} say={say} language={language} />
    </>
  )
}

function Fact({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </>
  )
}

function RowCounts({ dataset, say, language }: DatasetCardProps) {
  const numbers = new Intl.NumberFormat(language)
  return (
    <table aria-labelledby="rows-per-table">
      <thead>
        <tr>
          <th scope="col">{say('dataset.table')}</th>
          <th scope="col">{say('dataset.rows')}</th>
        </tr>
      </thead>
      <tbody>
        {tables.map(({ id }) => (
          <tr key={id}>
            <th scope="row">{say(`table.${id}`)}</th>
            <td>{numbers.format(dataset.rows[id] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `2026-09` as 'september 2026'. */
function monthOf(month: string | null, say: Say): string {
  const day = month === null ? null : readMonth(month)
  return day === null ? '–' : showLongMonth(day, say)
}
