import { subjectOf, type YearlyFigure } from '@datacentre/catalogue/production/figure'
import { months } from '@datacentre/catalogue/production/months'
import type { YearlyScreen } from '@datacentre/catalogue/production/screen'
import { monthsInUnit, totalOf } from '@datacentre/catalogue/production/units'
import { YearBars } from '@datacentre/ui/chart/year-bars'
import { useSpoken } from '@datacentre/ui/speech'
import { memo, use } from 'react'
import { Amount } from './amount.tsx'
import { FigureCard } from './figure-card.tsx'
import type { CardProps } from './figure-cards.tsx'
import { Missing } from './missing.tsx'
import { ShownUnit } from './shown-unit.ts'
import { YearDetails } from './year-details.tsx'

type YearlyCardProps = CardProps<YearlyFigure> & {
  readonly screen: YearlyScreen
  /** Product and production type, in words. */
  readonly what: string
}

/** A year of a subject: its shape, which is the same in every unit, and its total. */
export const YearlyCard = memo(function YearlyCard({ screen, row, what, ...fold }: YearlyCardProps) {
  const subject = subjectOf(screen, row)
  return (
    <FigureCard
      {...fold}
      subject={subject}
      time={String(row.year)}
      details={<YearDetails subject={subject} row={row} what={what} style={screen.style} />}
    >
      <p className="figure-card-operator">{row.operatorNm ?? <Missing />}</p>
      <p className="figure-card-product">{what}</p>
      <YearBars values={months.map((month) => row[month])} />
      <YearTotal row={row} />
    </FigureCard>
  )
})

/** The sum of the months, each converted from what was received and rounded (decision 21). */
function YearTotal({ row }: { readonly row: YearlyFigure }) {
  const { say } = useSpoken()
  const unit = use(ShownUnit)
  return (
    <p className="figure-card-total">
      <Amount value={totalOf(monthsInUnit(row.product, row, unit))} />
      {'\u00a0'}
      <span className="figure-card-unit">{say(`unitBeside.${unit}`)}</span>
    </p>
  )
}
