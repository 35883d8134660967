import type { Language } from '@datacentre/catalogue/texts/index'
import { isOwnPage } from '@datacentre/catalogue/texts/own-pages'
import { withLanguage } from '@datacentre/catalogue/wire/language'
import { hrefOf } from './address.ts'

/** Where a text that holds an address leads. */
export const addressIn = (text: string, language: Language): string =>
  isOwnPage(text) ? hrefOf(withLanguage(text, language)) : text
