import type { Translations } from '@datacentre/catalogue/wire/dataset-texts'
import { isObject, textOrNull } from './geojson/json.ts'

/** What `translations` has to be, as a fault tells it. */
export const TRANSLATIONS_RULE =
  'must hold nl, en or both, each an object with title, licence (texts) or sources (a list of texts)'

const isText = (value: unknown): value is string => textOrNull(value) !== null

const rules: Readonly<Record<string, (value: unknown) => boolean>> = {
  title: isText,
  licence: isText,
  sources: (value) => Array.isArray(value) && value.every(isText),
}

const isTranslation = (value: unknown): boolean =>
  isObject(value) && Object.entries(value).every(([key, one]) => rules[key]?.(one) === true)

/** The words of a package in another language than its own; null when they are not as they have to be. */
export const readTranslations = (value: unknown): Translations | null =>
  isObject(value) &&
  Object.entries(value).every(([key, one]) => (key === 'nl' || key === 'en') && isTranslation(one))
    ? (value as Translations)
    : null
