import {
  DEFAULT_SUBJECT,
  type MonthlyCriteria,
  type YearlyCriteria,
} from '@datacentre/catalogue/production/selecting/selectors'
import { DEFAULT_QUANTITY } from '@datacentre/catalogue/production/series/reported'
import { figureSpan } from '@datacentre/catalogue/production/series/figure-span'
import { yearsInWords } from '@datacentre/catalogue/wording/figure-times'
import { labelledAs } from '@datacentre/catalogue/production/units'
import type { Spoken } from '@datacentre/ui/speech'

type Asked = MonthlyCriteria | YearlyCriteria
type NameAndValue = readonly [name: string, value: string]

/** What takes a part of the figures: land or sea, and the name. */
function narrowingInWords(criteria: Asked, { say, speech }: Spoken): NameAndValue[] {
  const location = 'product' in criteria ? criteria.location : undefined
  const { name } = criteria
  return [
    ...(location === undefined ? [] : [[say('filter.location'), speech.code('landSea', location)] as const]),
    ...(name === undefined ? [] : [[say('production.searchContains'), name] as const]),
  ]
}

/** The same in a line each: 'Land of zee: Op zee'. */
export const narrowingNotes = (criteria: Asked, spoken: Spoken): string[] =>
  narrowingInWords(criteria, spoken).map(([filter, value]) => spoken.say('filters.chip', { filter, value }))

/** Names and values of everything that was asked. */
export function askedInWords(criteria: Asked, spoken: Spoken): NameAndValue[] {
  const { say, speech } = spoken
  const ofProduct = (): NameAndValue[] => {
    if (!('product' in criteria)) return []
    const { product, production } = criteria
    return [
      [say('filter.product'), speech.code('product', product)],
      [say('filter.production'), speech.code('productionType', labelledAs(product, production))],
    ]
  }
  // What was asked are years, whatever figures there are of them.
  const years = yearsInWords(criteria, { span: figureSpan(null), say })
  return [...ofProduct(), [say('years.label'), years], ...narrowingInWords(criteria, spoken)]
}

/** What is chosen, in a few words: 'Gas, Geproduceerd, 2025 – 2026'. Of geothermal figures also what is seen of them. */
export function chosenInWords(criteria: Asked, spoken: Spoken): string {
  const { say } = spoken
  const asked = askedInWords(criteria, spoken).map(([, value]) => value)
  if ('product' in criteria) return asked.join(', ')
  const { quantity = DEFAULT_QUANTITY, per = DEFAULT_SUBJECT } = criteria
  return [say(`geothermal-figures.${quantity}`), say(`geothermalSubject.${per}`), ...asked].join(', ')
}
