import type { Speech } from '@datacentre/catalogue/grammar/column-kinds'
import { sayCode, type Language } from '@datacentre/catalogue/texts/index'

/** The words of one language for what columns hold. */
export const speechIn = (language: Language): Speech => ({
  language,
  code: (list, code) => sayCode(language, list, code),
})
