import { subjectOf, type Subject } from '@datacentre/catalogue/production/figure'
import { geothermalUnits, type GeothermalFigure } from '@datacentre/catalogue/production/geothermal'
import { quantities, type Quantity } from '@datacentre/catalogue/production/reported'
import type { MonthlyScreen } from '@datacentre/catalogue/production/screen'
import { showLongMonth } from '@datacentre/catalogue/time/calendar'
import { useSpoken } from '@datacentre/ui/speech'
import { memo } from 'react'
import { AmountInUnit } from './amount-in-unit.tsx'
import { FigureCard } from './figure-card.tsx'
import type { CardProps } from './figure-cards.tsx'
import { HistoryButton } from './history-button.tsx'
import { Missing } from './missing.tsx'

type GeothermalCardProps = CardProps<GeothermalFigure> & { readonly screen: MonthlyScreen }

/** What a closed card tells: the water that came up or, of an injection well, the water that went down. */
const mainOf = (row: GeothermalFigure): Quantity =>
  row.h2oProd === null && row.h2oInj !== null ? 'h2oInj' : 'h2oProd'

/** A month of a geothermal well, every quantity in the unit it was reported in (decision 21). */
export const GeothermalCard = memo(function GeothermalCard({ screen, row, ...fold }: GeothermalCardProps) {
  const { say } = useSpoken()
  const main = mainOf(row)
  const subject = subjectOf(screen, row)
  return (
    <FigureCard
      {...fold}
      subject={subject}
      time={showLongMonth(row.startDate, say)}
      details={<Quantities row={row} subject={subject} />}
    >
      <p className="figure-card-operator">{row.operatorName ?? <Missing />}</p>
      <p className="figure-card-product">{row.facilityName ?? <Missing />}</p>
      <p className="figure-card-total">
        <span className="figure-card-unit">{say(`geothermalFigure.${main}`)}</span>{' '}
        <AmountInUnit value={row[main]} unit={geothermalUnits[main]} />
      </p>
    </FigureCard>
  )
})

/** What a month produced and injected: water, oil, gas, condensate and inhibitor (spec 2). */
function Quantities({ row, subject }: { readonly row: GeothermalFigure; readonly subject: Subject }) {
  const { say } = useSpoken()
  return (
    <>
      <dl className="figure-quantities">
        {quantities.map((quantity) => (
          <div key={quantity}>
            <dt>{say(`geothermalFigure.${quantity}`)}</dt>
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
