import { FIRST_VALUE, type Option } from '@datacentre/catalogue/grammar/option'
import type { YearlyScreen } from '@datacentre/catalogue/production/screen'
import {
  landSeaOptions,
  productionTypeOptions,
  productOptions,
  unitOptions,
} from '@datacentre/catalogue/wording/selector-options'
import {
  changeProduct,
  isProductOf,
  yearlyCriteria,
  type YearlyCriteria,
} from '@datacentre/catalogue/production/selecting/selectors'
import { Dropdown } from '@datacentre/ui/dropdown/dropdown'
import { useSpoken } from '@datacentre/ui/speech'
import { SharedSelectors } from './shared-selectors.tsx'
import { UnitExplained } from './unit-explained.tsx'
import type { FigureControl } from './use-figure-criteria.ts'

type YearlySelectorsProps = Omit<FigureControl<YearlyCriteria>, 'stayWithin'> & {
  readonly screen: YearlyScreen
  readonly setCriteria: (next: (now: YearlyCriteria) => YearlyCriteria) => void
}

/** Without a count: a choice of product is no filter on what is there. */
const uncounted = (options: readonly Option[]) => options.map((option) => ({ ...option, count: null }))

/** The selectors of a screen with products; another product brings its own types and units (S4). */
export function YearlySelectors({ screen, criteria, change, setCriteria, thisYear }: YearlySelectorsProps) {
  const { say, speech } = useSpoken()
  const { product, production, unit, location } = criteria
  const choose = (chosen: string): void => {
    if (!isProductOf(screen, chosen)) return
    setCriteria((now) => yearlyCriteria(screen, changeProduct(screen, now, chosen), thisYear))
  }
  return (
    <>
      <div className="figures-selector">
        <Dropdown
          label={say('filter.product')}
          options={uncounted(productOptions(screen, speech))}
          value={product}
          onChange={choose}
        />
      </div>
      <div className="figures-selector">
        <Dropdown
          label={say('filter.production')}
          options={uncounted(productionTypeOptions(screen, product, speech))}
          value={production}
          onChange={(code) => change({ production: code })}
        />
      </div>
      <div className="figures-selector is-unit">
        <Dropdown
          label={say('filter.unit')}
          options={uncounted(unitOptions(product, say))}
          value={unit}
          onChange={(code) => change({ unit: code })}
        />
      </div>
      <div className="figures-selector">
        <Dropdown
          label={say('filter.location')}
          options={uncounted(landSeaOptions(speech, say(FIRST_VALUE)))}
          value={location ?? FIRST_VALUE}
          onChange={(code) => change({ location: code === FIRST_VALUE ? undefined : code })}
          isClearable
        />
      </div>
      <SharedSelectors criteria={criteria} change={change} thisYear={thisYear} />
      <UnitExplained product={product} unit={unit} />
    </>
  )
}
