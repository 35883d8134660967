import type { Product, ProductionType } from '@datacentre/catalogue/codes/production'
import { withSmallLetter } from '@datacentre/catalogue/production/history-sentence'
import { labelledAs } from '@datacentre/catalogue/production/units'
import type { Spoken } from '@datacentre/ui/speech'

type Chosen = { readonly product: Product; readonly production: ProductionType }

/** 'Gas, geproduceerd', with the label that the type has for the product. */
export const productInWords = ({ product, production }: Chosen, { say, speech }: Spoken): string =>
  say('production.what', {
    product: speech.code('product', product),
    type: withSmallLetter(speech.code('productionType', labelledAs(product, production))),
  })
