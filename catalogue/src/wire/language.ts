import type { Language } from '../texts/index.ts'

/** A parameter of the page's address that holds a comma-separated list; absent gives an empty list (S7). */
export function listParameter(query: string, name: 'lang' | 'layers'): readonly string[] {
  const text = new URLSearchParams(query).get(name)
  if (text === null) return []
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

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
