import { subjectOf, type Subject } from '@datacentre/catalogue/production/figure'
import { geothermalUnits } from '@datacentre/catalogue/production/geothermal'
import type {
  GeothermalMonth,
  GeothermalSubject,
} from '@datacentre/catalogue/production/series/installations'
import { DEFAULT_QUANTITY, quantities, type Quantity } from '@datacentre/catalogue/production/series/reported'
import type { MonthlyScreen } from '@datacentre/catalogue/production/screen'
import { monthOfDay } from '@datacentre/catalogue/production/series/month-number'
import { monthInWords } from '@datacentre/catalogue/wording/figure-times'
import { useSpoken } from '@datacentre/ui/speech'
import { memo } from 'react'
import { AmountInUnit } from '../words/amount-in-unit.tsx'
import { useFigureSpan } from '../use-figure-span.ts'
import { FigureCard } from './figure-card.tsx'
import type { CardProps } from './figure-cards.tsx'
import { HistoryButton } from '../history/history-button.tsx'
import { Missing } from '../words/missing.tsx'
import { Operators } from './operators.tsx'

type GeothermalCardProps = CardProps<GeothermalMonth> & {
  readonly screen: MonthlyScreen
  readonly per: GeothermalSubject
  /** What is told of a closed card. */
  readonly quantity: Quantity
}

/** What a closed card tells: what was chosen or, where nothing was and a well only injects, the water that went down. */
const mainOf = (row: GeothermalMonth, quantity: Quantity): Quantity =>
  quantity === DEFAULT_QUANTITY && row[quantity] === null && row.h2oInj !== null ? 'h2oInj' : quantity

/** A month of a geothermal well, every quantity in the unit it was reported in (D21). */
export const GeothermalCard = memo(function GeothermalCard({
  screen,
  per,
  quantity,
  row,
  changed,
  ...fold
}: GeothermalCardProps) {
  const { say } = useSpoken()
  const span = useFigureSpan()
  const main = mainOf(row, quantity)
  const subject = subjectOf(screen, row)
  return (
    <FigureCard
      {...fold}
      subject={subject}
      time={monthInWords(monthOfDay(row.startDate), { span, say })}
      details={<Quantities row={row} subject={subject} />}
    >
      <Operators names={row.operators ?? [row.operatorName]} />
      <p className="figure-card-product">
        {(per === 'well' ? row.facilityName : row.wellName) ?? <Missing />}
      </p>
      <p className="figure-card-total">
        <span className="figure-card-unit">{changed ?? say(`geothermal-figures.${main}`)}</span>{' '}
        <AmountInUnit value={row[main]} unit={geothermalUnits[main]} />
      </p>
    </FigureCard>
  )
})

/** What a month produced and injected: water, oil, gas, condensate and inhibitor (S2). */
function Quantities({ row, subject }: { readonly row: GeothermalMonth; readonly subject: Subject }) {
  const { say } = useSpoken()
  return (
    <>
      <dl className="figure-quantities">
        {quantities.map((quantity) => (
          <div key={quantity}>
            <dt>{say(`geothermal-figures.${quantity}`)}</dt>
            <dd>
              <AmountInUnit value={row[quantity]} unit={geothermalUnits[quantity]} />
            </dd>
          </div>
        ))}
      </dl>
      <HistoryButton subject={subject} />
    </>
  )
}
