import {
  product as products,
  type Product,
  type ProductionType,
  type Unit,
} from '@datacentre/catalogue/codes/production'
import { geothermalUnits } from '@datacentre/catalogue/production/geothermal'
import { figureSpan } from '@datacentre/catalogue/production/series/figure-span'
import { defaultUnit } from '@datacentre/catalogue/production/units'
import { quantityTextKey } from '@datacentre/catalogue/texts/keys'
import { showLongMonth } from '@datacentre/catalogue/wording/long-dates'
import { readMonth } from '@datacentre/catalogue/time/days'
import { withLanguage } from '@datacentre/catalogue/wire/language'
import type { ReportedFigures } from '@datacentre/catalogue/wire/map-calls'
import { Dropdown } from '@datacentre/ui/dropdown/dropdown'
import { useSpoken, type Spoken } from '@datacentre/ui/speech'
import { useState } from 'react'
import { useInstallation } from '@datacentre/client/installation/installation'
import { screenOf, useFigures } from '../../calls/figures-call.ts'
import { CallFailed } from '../call-failed.tsx'
import { Section } from '../section.tsx'
import { Bars } from './bars.tsx'
import { totalsOfMonths, totalsOfYears } from './yearly-totals.ts'

/** One quantity that was reported: of a yearly screen its product and type, of a geothermal month one of its columns. */
type Quantity = {
  readonly figures: ReportedFigures
  /** The column of a monthly row; null for yearly rows. */
  readonly column: keyof typeof geothermalUnits | null
  readonly title: string
  readonly unit: Unit
}

/** Water is what a geothermal well is for; the rest is in the figures themselves. */
const geothermalColumns = ['h2oProd', 'h2oInj', 'gasProd'] as const

function quantitiesOf(figures: ReportedFigures, { say }: Spoken): readonly Quantity[] {
  const { product, production } = figures
  if (product === null || production === null)
    return geothermalColumns.map((column) => ({
      figures,
      column,
      title: say(`geothermal-figures.${column}`),
      unit: geothermalUnits[column],
    }))
  // The server names only products and types of the catalogue.
  const [ofProduct, ofType] = [product as Product, production as ProductionType]
  return [
    {
      figures,
      column: null,
      title: say(quantityTextKey(ofProduct, ofType)),
      unit: defaultUnit(ofProduct),
    },
  ]
}

/** As the catalogue orders products: gas and oil before what comes along with them. */
const inOrder = (figures: readonly ReportedFigures[]): readonly ReportedFigures[] => {
  const rank = ({ product }: ReportedFigures): number =>
    (products as readonly (string | null)[]).indexOf(product)
  return figures.toSorted((one, other) => rank(one) - rank(other))
}

/** The history of what was produced, one quantity at a time. */
export function Figures({ figures }: { readonly figures: readonly ReportedFigures[] }) {
  const spoken = useSpoken()
  const { say } = spoken
  const [chosen, setChosen] = useState('0')
  const quantities = inOrder(figures).flatMap((reported) => quantitiesOf(reported, spoken))
  const quantity = quantities[Number(chosen)]
  if (quantity === undefined) return null
  return (
    <Section title={say('object.figures')}>
      <Dropdown
        label={say('object.quantity')}
        options={quantities.map(({ title }, at) => ({ code: String(at), description: title, count: null }))}
        value={chosen}
        onChange={setChosen}
      />
      <History quantity={quantity} />
    </Section>
  )
}

function History({ quantity }: { readonly quantity: Quantity }) {
  const { say, language } = useSpoken()
  const { datacentre, dataset } = useInstallation().config
  const until = dataset?.figuresUntil ? readMonth(dataset.figuresUntil) : null
  const { figures, column, title, unit } = quantity
  const { data, isPending, isError, refetch } = useFigures(figures)
  const screen = screenOf(figures)
  const query = new URLSearchParams({
    name: figures.name,
    yearStart: String(figures.yearStart),
    yearEnd: String(figures.yearEnd),
    ...(figures.product !== null && { product: figures.product }),
    ...(figures.production !== null && { production: figures.production }),
    detail: String(figures.key),
  })
  return (
    <div className={screen.style}>
      {isPending && <p className="panel-note">{say('loading')}</p>}
      {isError && <CallFailed onRetry={() => void refetch()} />}
      {data && (
        <Bars
          totals={column === null ? totalsOfYears(data) : totalsOfMonths(data, column)}
          title={title}
          unit={unit}
          style={screen.style}
          span={figureSpan(dataset)}
        />
      )}
      {until !== null && (
        <p className="panel-note">{say('production.until', { month: showLongMonth(until, say) })}</p>
      )}
      <p className="panel-note">
        <a href={withLanguage(`${datacentre}${screen.route}?${query}`, language)} target="_top">
          {say('object.allFigures')}
        </a>
      </p>
    </div>
  )
}
