import type { Language } from '@datacentre/catalogue/texts/index'
import type { Asked } from '../features/api-base.ts'
import type { Companies, Company } from './companies.ts'

export type CompanyShown = { readonly company: Company; readonly companies: Companies }

/** What a part of the page knows that is the same for whoever asks. */
export type Told = Pick<Asked, 'language' | 'version'>

/** A part of the page, made once in each language; a company is of one version of the dataset. */
export function madeOnce(make: (told: Told, shown: CompanyShown) => string): typeof make {
  const made = new WeakMap<Company, Map<Language, string>>()
  return (told, shown) => {
    const inLanguages = made.get(shown.company) ?? new Map<Language, string>()
    const html = inLanguages.get(told.language) ?? make(told, shown)
    made.set(shown.company, inLanguages.set(told.language, html))
    return html
  }
}
