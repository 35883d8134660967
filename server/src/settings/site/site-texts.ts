import { cutText } from '@datacentre/catalogue/grammar/cut-text'
import { textFault } from '@datacentre/catalogue/grammar/text-rule'
import { editDistance } from '@datacentre/catalogue/settings/edit-distance'
import { texts, type Language } from '@datacentre/catalogue/texts/index'
import type { OwnTexts } from '@datacentre/catalogue/texts/spoken'
import { SiteNotAllowed } from '@datacentre/catalogue/settings/site-file'
import { ALLOWED_ADDRESSES, isElsewhere, isSiteAddress } from './site-address.ts'

const languages = Object.keys(texts) as Language[]

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Telling = {
  readonly file: string
  /** The names of the pages that the site wrote, which texts may lead to. */
  readonly pages: readonly string[]
}

/** The texts that a site has instead of ours; each must be one of the interface, and hold what it is filled in with. */
export function siteTexts(given: unknown, telling: Telling): OwnTexts {
  const { file } = telling
  if (!isObject(given)) throw new SiteNotAllowed(file, 'texts must be an object with nl, en or both')
  const unknown = Object.keys(given).find((name) => !languages.some((language) => language === name))
  if (unknown !== undefined) throw new SiteNotAllowed(file, `texts.${unknown} is no language: nl and en are`)
  const inLanguage = (language: Language) => textsIn(language, given[language] ?? {}, telling)
  return { nl: inLanguage('nl'), en: inLanguage('en') }
}

function textsIn(
  language: Language,
  given: unknown,
  { file, pages }: Telling,
): Readonly<Record<string, string>> {
  if (!isObject(given)) throw new SiteNotAllowed(file, `texts.${language} must be an object of texts by key`)
  const known: Readonly<Record<string, string>> = texts[language]
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => {
      const wrong = Object.hasOwn(known, key)
        ? (textWrong(value, known[key] ?? '') ?? addressWrong(key, String(value), pages))
        : unknownKey(key, known)
      if (wrong !== null || typeof value !== 'string')
        throw new SiteNotAllowed(
          file,
          `texts.${language}["${cutText(key, LONGEST_KEY)}"] ${wrong ?? 'must be a text'}`,
        )
      return [key, value]
    }),
  )
}

function unknownKey(key: string, known: Readonly<Record<string, string>>): string {
  const atMost = key.length / 3
  const [nearest] = Object.keys(known)
    .map((name) => ({ name, distance: editDistance(key, name, atMost) }))
    .toSorted((one, other) => one.distance - other.distance)
  const isNear = nearest !== undefined && nearest.distance <= atMost
  return `is no text of the interface${isNear ? `: ${nearest.name} may be meant` : ''}`
}

/** Longer keys are cut in the sentence that refuses them. */
const LONGEST_KEY = 80

const HTML = /<[a-z/!]/i

const placeholders = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/\{\{(\w+)(?:, number)?\}\}/g)].map(([, name]) => name!))

function textWrong(value: unknown, ours: string): string | null {
  if (typeof value !== 'string' || value.trim() === '') return 'must be a text that is not empty'
  const fault = textFault(value)
  if (fault !== null) return fault
  // Shown as it stands, which nobody means.
  if (HTML.test(value)) return 'holds HTML, but must be a plain text'
  const extra = [...placeholders(value)].find((name) => !placeholders(ours).has(name))
  if (extra !== undefined) return `has {{${extra}}}, which is not filled in there`
  return null
}

const isAddress = (key: string): boolean => key.endsWith('Url')

function addressWrong(key: string, value: string, pages: readonly string[]): string | null {
  if (!isAddress(key)) return null
  // The map links there too, and lies below another prefix.
  if (key === 'reportErrorUrl')
    return isElsewhere(value) ? null : 'must begin with http://, https:// or mailto:'
  return isSiteAddress(value, pages) ? null : `must be ${ALLOWED_ADDRESSES}`
}
