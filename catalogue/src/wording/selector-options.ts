import { landSea } from '../codes/fields.ts'
import type { Product } from '../codes/production.ts'
import type { Speech } from '../grammar/column-kinds.ts'
import { byDescription, withFirst, type Option } from '../grammar/option.ts'
import type { Say } from '../texts/speak-from.ts'
import type { YearlyScreen } from '../production/screen.ts'
import { productionTypesOf, productsOf } from '../production/selecting/selectors.ts'
import { labelledAs, unitsOf } from '../production/units.ts'

const sorted = (options: readonly Option[], speech: Speech): Option[] =>
  options.toSorted(byDescription(speech.language))

/** The products a screen offers, sorted by description (S9). */
export const productOptions = (screen: YearlyScreen, speech: Speech): Option[] =>
  sorted(
    productsOf(screen).map((code) => ({ code, description: speech.code('product', code) })),
    speech,
  )

/** The production types a screen offers for a product, under their labels (S5). */
export const productionTypeOptions = (screen: YearlyScreen, product: Product, speech: Speech): Option[] =>
  sorted(
    productionTypesOf(screen, product).map((code) => ({
      code,
      description: speech.code('productionType', labelledAs(product, code)),
    })),
    speech,
  )

/** The units of a product; the first is its default, so they keep their order (S4). */
export const unitOptions = (product: Product, say: Say): Option[] =>
  unitsOf[product].map((code) => ({ code, description: say(`unit.${code}`) }))

/** Land, sea, or both. */
export const landSeaOptions = (speech: Speech, none: string): Option[] =>
  withFirst(
    sorted(
      landSea.map((code) => ({ code, description: speech.code('landSea', code) })),
      speech,
    ),
    none,
  )
