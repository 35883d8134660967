import type { Speech } from '@datacentre/catalogue/grammar/column-kinds'
import { sayCode, speak, type Language } from '@datacentre/catalogue/texts/index'

/** The words of one language for what columns hold. */
export const speechIn = (language: Language): Speech => ({
  language,
  code: (list, code) => sayCode(language, list, code),
})

/** The texts of one language, with those words. */
export const spokenIn = (language: Language) => ({ say: speak(language), speech: speechIn(language) })
