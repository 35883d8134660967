import { product as productOrder, type Unit } from '@datacentre/catalogue/codes/production'
import { geothermalUnits } from '@datacentre/catalogue/production/geothermal'
import { defaultUnit } from '@datacentre/catalogue/production/units'
import { speak, type Language } from '@datacentre/catalogue/texts/index'
import { quantityTextKey } from '@datacentre/catalogue/texts/keys'
import { GEOTHERMAL_WATER, type Yearly } from './companies.ts'
import type { CompanyShown } from './made-once.ts'
import { wordsIn } from './words.ts'

/** What a company produced of something, by year, beside what all produced. */
export type Produced = {
  readonly id: string
  readonly title: string
  readonly unit: Unit
  readonly own: Yearly
  readonly national: Yearly | undefined
}

/** All that a company produced as an operator. */
export function producedBy({ company, companies }: CompanyShown, language: Language): readonly Produced[] {
  const say = speak(language)
  const inOrder = [...company.production].toSorted(
    ([one], [other]) => productOrder.indexOf(one) - productOrder.indexOf(other),
  )
  const products = inOrder.map(([product, own]): Produced => ({
    id: `production-${product.toLowerCase()}`,
    title: say(quantityTextKey(product, 'Produced')),
    unit: defaultUnit(product),
    own,
    national: companies.national.get(product),
  }))
  if (company.geothermalWater.size === 0) return products
  const water: Produced = {
    id: 'production-geothermal-water',
    title: wordsIn(language)('geothermalWater', {
      what: say(`geothermal-figures.${GEOTHERMAL_WATER}`).toLowerCase(),
    }),
    unit: geothermalUnits[GEOTHERMAL_WATER],
    own: company.geothermalWater,
    national: companies.nationalGeothermalWater,
  }
  return [...products, water]
}
