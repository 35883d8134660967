import type { Language } from '../texts/index.ts'

/** Only `en` as the first language asked gives English; anything else, and nothing, gives Dutch (S4, D2). */
export const languageOf = (query: string): Language =>
  new URLSearchParams(query).get('lang')?.split(',')[0] === 'en' ? 'en' : 'nl'

/** A link inside the app carries the language when it is English, so that reloading and sharing keep it (D2). */
export function withLanguage(address: string, language: Language): string {
  if (language === 'nl') return address
  const [path = '', fragment] = address.split('#')
  const query = path.includes('?') ? `${path}&lang=en` : `${path}?lang=en`
  return fragment === undefined ? query : `${query}#${fragment}`
}
