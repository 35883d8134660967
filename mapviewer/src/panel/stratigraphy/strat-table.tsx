import { stratIntervals } from '@datacentre/catalogue/supporting/stratigraphy'
import { columnTextKey } from '@datacentre/catalogue/texts/keys'
import { useSpoken } from '@datacentre/ui/speech'
import type { Interval } from '../../calls/borehole-calls.ts'
import { Missing, shownWithUnit } from '../facts/facts.tsx'
import '../small-table.css'

const shownKeys = ['topDepth', 'bottomDepth', 'stratUnitId', 'qualityDescription'] as const
const columns = stratIntervals.columns.filter(({ key }) => (shownKeys as readonly string[]).includes(key))

/** The same layers in words and numbers. */
export function StratTable({ intervals }: { readonly intervals: readonly Interval[] }) {
  const spoken = useSpoken()
  const { say } = spoken
  return (
    <details>
      <summary>{say('object.asTable')}</summary>
      <table className="small-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={column.kind === 'number' ? 'is-number' : undefined}>
                {say(columnTextKey(stratIntervals, column))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {intervals.map((interval, at) => (
            <tr key={at}>
              {columns.map((column) => (
                <td key={column.key} className={column.kind === 'number' ? 'is-number' : undefined}>
                  {shownWithUnit(interval, column, spoken) ?? <Missing />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
