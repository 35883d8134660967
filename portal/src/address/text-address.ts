import type { Language } from '@datacentre/catalogue/texts/index'
import { withLanguage } from '@datacentre/catalogue/wire/language'
import { hrefOf } from './address.ts'

/** Whether a text names one of our own pages; a text with a scheme leads elsewhere. */
export const isOurs = (text: string): boolean => !/^[a-z]+:/i.test(text)

/** Where a text that holds an address leads. */
export const addressIn = (text: string, language: Language): string =>
  isOurs(text) ? hrefOf(withLanguage(`/${text}`, language)) : text
