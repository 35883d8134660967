import type { SelectionSeries } from '@datacentre/catalogue/production/selection-series'
import { useSpoken } from '@datacentre/ui/speech'
import { Amount } from './amount.tsx'
import type { NamedBand } from './named-bands.ts'
import './figure-table.css'

type SelectionTableProps = {
  readonly title: string
  readonly bands: readonly NamedBand[]
  readonly series: SelectionSeries
  readonly times: readonly string[]
}

/** The numbers of the chart, a month to a row. */
export function SelectionTable({ title, bands, series, times }: SelectionTableProps) {
  const { say } = useSpoken()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <div className="figure-table is-wide" role="region" aria-label={title} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{say('history.month')}</th>
            {bands.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{say('chart.total')}</th>
          </tr>
        </thead>
        <tbody>
          {times.map((time, at) => (
            <tr key={time}>
              <th scope="row">{time}</th>
              {bands.map(({ id, values }) => (
                <td key={id}>
                  <Amount value={values[at] ?? null} />
                </td>
              ))}
              <td>
                <Amount value={series.totals[at] ?? null} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
