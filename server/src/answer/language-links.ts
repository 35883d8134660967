import type { Language } from '@datacentre/catalogue/texts/index'
import { withLanguage } from '@datacentre/catalogue/wire/language'
import { escapeHtml } from './escape-html.ts'

/** The one address of a page in its language, and where it is in each; `address` bears no language. */
export function languageLinks(address: string, language: Language): string {
  const hrefIn = (one: Language): string => escapeHtml(withLanguage(address, one))
  return [
    `<link rel="canonical" href="${hrefIn(language)}">`,
    ...(['nl', 'en'] as const).map((one) => `<link rel="alternate" hreflang="${one}" href="${hrefIn(one)}">`),
    `<link rel="alternate" hreflang="x-default" href="${hrefIn('nl')}">`,
  ].join('\n')
}
