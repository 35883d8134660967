import type { Product, ProductionType } from '@datacentre/catalogue/codes/production'
import { quantityTextKey } from '@datacentre/catalogue/texts/keys'
import type { Spoken } from '@datacentre/ui/speech'

type Chosen = { readonly product: Product; readonly production: ProductionType }

/** 'Gasproductie', 'Opgeslagen stikstof'. */
export const productInWords = ({ product, production }: Chosen, { say }: Spoken): string =>
  say(quantityTextKey(product, production))
