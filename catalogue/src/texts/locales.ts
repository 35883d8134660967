import type { Language } from './languages.ts'

/** What a language is called by browsers and libraries, and the currency its money is in (S9); no figure is money yet. */
export const locales: Readonly<Record<Language, { readonly tag: string; readonly currency: 'EUR' }>> = {
  nl: { tag: 'nl-NL', currency: 'EUR' },
  en: { tag: 'en-GB', currency: 'EUR' },
}
