import type { Unit } from '@datacentre/catalogue/codes/production'
import { subjectOf, type YearlyFigure } from '@datacentre/catalogue/production/figure'
import { months } from '@datacentre/catalogue/production/months'
import type { YearlyScreen } from '@datacentre/catalogue/production/screen'
import { monthsInUnit, totalOf } from '@datacentre/catalogue/production/units'
import { YearBars } from '@datacentre/ui/chart/year-bars'
import { useSpoken } from '@datacentre/ui/speech'
import { memo, useMemo } from 'react'
import { Amount } from './amount.tsx'
import { FigureCard } from './figure-card.tsx'
import type { CardProps } from './figure-cards.tsx'
import { YearDetails } from './year-details.tsx'

type YearlyCardProps = CardProps<YearlyFigure> & {
  readonly screen: YearlyScreen
  /** Product and production type, in words. */
  readonly what: string
  readonly unit: Unit
}

/** A year of a subject. The months are converted from what was received, the total is that of the rounded months (decision 21). */
export const YearlyCard = memo(function YearlyCard({ screen, row, what, unit, ...fold }: YearlyCardProps) {
  const { say } = useSpoken()
  const values = useMemo(() => monthsInUnit(row.product, row, unit), [row, unit])
  // The shape of a year is the same in every unit.
  const shape = useMemo(() => months.map((month) => row[month]), [row])
  const subject = subjectOf(screen, row)
  return (
    <FigureCard
      {...fold}
      subject={subject}
      time={String(row.year)}
      details={
        <YearDetails
          subject={subject}
          year={row.year}
          what={what}
          values={values}
          unit={unit}
          style={screen.style}
        />
      }
    >
      <p className="figure-card-operator">{row.operatorNm ?? '-'}</p>
      <p className="figure-card-product">{what}</p>
      <YearBars values={shape} />
      <p className="figure-card-total">
        <Amount value={totalOf(values)} />{' '}
        <span className="figure-card-unit">{say(`unitBeside.${unit}`)}</span>
      </p>
    </FigureCard>
  )
})
