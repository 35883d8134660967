import { useSpoken } from '@datacentre/ui/speech'
import '../small-table.css'
import './bars.css'
import type { YearlyTotal } from './yearly-totals.ts'

/** In pixels of the drawing. */
const SIZE = { width: 360, height: 96, foot: 18, head: 16 }

type BarsProps = { readonly totals: readonly YearlyTotal[]; readonly title: string; readonly unit: string }

/** A bar for each year, and the same in a table. */
export function Bars({ totals, title, unit }: BarsProps) {
  const { say, language } = useSpoken()
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
  const [first, last] = [totals[0], totals.at(-1)]
  if (first === undefined || last === undefined) return <p className="panel-note">{say('noResults')}</p>
  const most = totals.reduce((one, other) => (other.total > one.total ? other : one), first)
  const room = SIZE.width / (last.year - first.year + 1)
  const said = {
    title,
    from: first.year,
    to: last.year,
    most: numbers.format(most.total),
    year: most.year,
    unit,
  }
  return (
    <figure className="bars">
      <svg
        viewBox={`0 ${-SIZE.head} ${SIZE.width} ${SIZE.height + SIZE.head + SIZE.foot}`}
        role="img"
        aria-label={say('object.bars', said)}
      >
        <text x={SIZE.width} y={-4} textAnchor="end">
          {say('object.bars.most', said)}
        </text>
        {totals.map(({ year, total }) => {
          const height = most.total > 0 ? Math.max((total / most.total) * SIZE.height, 0) : 0
          return (
            <rect
              key={year}
              x={(year - first.year) * room + 1}
              width={Math.max(room - 2, 1)}
              y={SIZE.height - height}
              height={height}
            >
              <title>{`${year}: ${numbers.format(total)} ${unit}`}</title>
            </rect>
          )
        })}
        <line x1={0} x2={SIZE.width} y1={SIZE.height} y2={SIZE.height} />
        <text x={0} y={SIZE.height + 14}>
          {first.year}
        </text>
        <text x={SIZE.width} y={SIZE.height + 14} textAnchor="end">
          {last.year}
        </text>
      </svg>
      <details>
        <summary>{say('object.asTable')}</summary>
        <table className="small-table">
          <thead>
            <tr>
              <th scope="col">{say('object.year')}</th>
              <th scope="col" className="is-number">
                {unit}
              </th>
            </tr>
          </thead>
          <tbody>
            {totals.map(({ year, total }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                <td className="is-number">{numbers.format(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
