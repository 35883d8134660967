import { deviationPoints } from '@datacentre/catalogue/supporting/deviation'
import { columnTextKey } from '@datacentre/catalogue/texts/keys'
import { useSpoken } from '@datacentre/ui/speech'
import type { Deviation } from '../../calls/borehole-calls.ts'
import { Missing, shownWithUnit } from '../facts/facts.tsx'
import '../small-table.css'

const columns = deviationPoints.columns.filter((column) => column.kind === 'number')

/** The measured points in numbers. */
export function PointTable({ survey }: { readonly survey: Deviation }) {
  const spoken = useSpoken()
  const { say } = spoken
  return (
    <details>
      <summary>{say('object.asTable')}</summary>
      {/* What scrolls must be within reach of a keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="small-table-scroll" role="region" aria-label={say('object.deviation')} tabIndex={0}>
        <table className="small-table">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.key} scope="col" className="is-number">
                  {say(columnTextKey(deviationPoints, column))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {survey.dirSurveyPoints.map((point, at) => (
              <tr key={at}>
                {columns.map((column) => (
                  <td key={column.key} className="is-number">
                    {shownWithUnit(point, column, spoken) ?? <Missing />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
