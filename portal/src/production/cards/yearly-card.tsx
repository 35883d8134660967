import { subjectOf, type YearlyFigure } from '@datacentre/catalogue/production/figure'
import { months } from '@datacentre/catalogue/production/series/months'
import { yearInWords } from '@datacentre/catalogue/wording/figure-times'
import type { YearlyScreen } from '@datacentre/catalogue/production/screen'
import { knownTotal, monthsInUnit } from '@datacentre/catalogue/production/units'
import { YearBars } from '@datacentre/ui/chart/year-bars'
import { useSpoken } from '@datacentre/ui/speech'
import { memo, use } from 'react'
import { AmountInUnit } from '../words/amount-in-unit.tsx'
import { FigureCard } from './figure-card.tsx'
import type { CardProps } from './figure-cards.tsx'
import { Operators } from './operators.tsx'
import { ShownUnit } from '../words/shown-unit.ts'
import { useFigureSpan } from '../use-figure-span.ts'
import { YearDetails } from './year-details.tsx'

type YearlyCardProps = CardProps<YearlyFigure> & {
  readonly screen: YearlyScreen
  /** Product and production type, in words. */
  readonly what: string
}

/** A year of a subject: its shape, which is the same in every unit, and its total. */
export const YearlyCard = memo(function YearlyCard({ screen, row, what, changed, ...fold }: YearlyCardProps) {
  const { say } = useSpoken()
  const span = useFigureSpan()
  const subject = subjectOf(screen, row)
  return (
    <FigureCard
      {...fold}
      subject={subject}
      time={yearInWords(row.year, { span, say })}
      details={<YearDetails subject={subject} row={row} what={what} style={screen.style} />}
    >
      <Operators names={[row.operatorNm]} />
      <p className="figure-card-product">{changed ?? what}</p>
      <YearBars values={months.map((month) => row[month])} />
      <YearTotal row={row} />
    </FigureCard>
  )
})

/** The sum of the months, each converted from what was received and rounded (D21). */
function YearTotal({ row }: { readonly row: YearlyFigure }) {
  const unit = use(ShownUnit)
  return (
    <p className="figure-card-total">
      <AmountInUnit value={knownTotal(monthsInUnit(row.product, row, unit))} unit={unit} />
    </p>
  )
}
