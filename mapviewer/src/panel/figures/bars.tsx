import type { Unit } from '@datacentre/catalogue/codes/production'
import type { StyleClass } from '@datacentre/catalogue/colours'
import { amountInUnit, showAmount, unitInHead } from '@datacentre/catalogue/wording/amount'
import { amountInSentence } from '@datacentre/catalogue/wording/amount-in-sentence'
import { isPartialYear, type FigureSpan } from '@datacentre/catalogue/production/series/figure-span'
import { figureNotes, yearInWords } from '@datacentre/catalogue/wording/figure-times'
import { BandPattern } from '@datacentre/ui/chart/patterns'
import { useSpoken } from '@datacentre/ui/speech'
import { useId } from 'react'
import '../small-table.css'
import './bars.css'
import type { YearlyTotal } from './yearly-totals.ts'

/** In pixels of the drawing. */
const SIZE = { width: 360, height: 96, foot: 18, head: 16 }

type BarsProps = {
  readonly totals: readonly YearlyTotal[]
  readonly title: string
  readonly unit: Unit
  readonly style: StyleClass
  /** The year that figures end in is drawn lighter and hatched, and says so; what is provisional says so too. */
  readonly span: FigureSpan
}

/** A bar for each year, and the same in a table. */
export function Bars({ totals, title, unit, style, span }: BarsProps) {
  const { say, language } = useSpoken()
  const hatched = useId()
  const amount = (value: number): string => amountInUnit(value, unit, { say, language })
  const inWords = (year: number): string => yearInWords(year, { span, say })
  const [first, last] = [totals[0], totals.at(-1)]
  if (first === undefined || last === undefined) return <p className="panel-note">{say('noResults')}</p>
  const most = totals.reduce((one, other) => (other.total > one.total ? other : one), first)
  const room = SIZE.width / (last.year - first.year + 1)
  const said = {
    title,
    from: first.year,
    to: inWords(last.year),
    most: amountInSentence(most.total, unit, { say, language }),
    year: inWords(most.year),
  }
  const notes = figureNotes({ yearStart: first.year, yearEnd: last.year }, { span, say })
  return (
    <figure className="bars">
      <svg
        viewBox={`0 ${-SIZE.head} ${SIZE.width} ${SIZE.height + SIZE.head + SIZE.foot}`}
        role="img"
        aria-label={say('object.bars', said)}
      >
        <BandPattern id={hatched} paint={style} pattern="partial" />
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
              {...(isPartialYear(year, span.until) && {
                className: 'is-partial',
                fill: `url(#${hatched})`,
                stroke: `var(--${style})`,
              })}
            >
              <title>{say('chart.point', { time: inWords(year), value: amount(total) })}</title>
            </rect>
          )
        })}
        <line x1={0} x2={SIZE.width} y1={SIZE.height} y2={SIZE.height} />
        <text x={0} y={SIZE.height + 14}>
          {first.year}
        </text>
        <text x={SIZE.width} y={SIZE.height + 14} textAnchor="end">
          {inWords(last.year)}
        </text>
      </svg>
      {notes.length > 0 && <figcaption className="panel-note">{notes.join(' ')}</figcaption>}
      <details>
        <summary>{say('object.asTable')}</summary>
        <table className="small-table">
          <thead>
            <tr>
              <th scope="col">{say('object.year')}</th>
              <th scope="col" className="is-number">
                {unitInHead(unit, say)}
              </th>
            </tr>
          </thead>
          <tbody>
            {totals.map(({ year, total }) => (
              <tr key={year}>
                <th scope="row">{inWords(year)}</th>
                <td className="is-number">{showAmount(total, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
