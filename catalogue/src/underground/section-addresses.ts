import type { Language } from '../texts/index.ts'
import { withLanguage } from '../wire/language.ts'

/** Where the cross-section of boreholes lies below the prefix. */
export const SECTION_PATH = '/section'

/** So many boreholes make a section. */
export const LEAST_WELLS = 2
export const MOST_WELLS = 10

/** So many places make a line, of which what lies within so many metres is shown. */
export const MOST_PLACES = 20
export const USUAL_WITHIN_M = 2000

type Site = {
  /** The prefix of the data centre. */
  readonly datacentre: string
  readonly language: Language
}

/** The section of some boreholes by their keys, in the order of the line through them. */
export const sectionOfWells = (keys: readonly (string | number)[], { datacentre, language }: Site): string =>
  withLanguage(`${datacentre}${SECTION_PATH}?wells=${keys.map(encodeURIComponent).join(',')}`, language)

/** A borehole from all sides, by its key. */
export const holeInSpace = (key: string | number, { datacentre, language }: Site): string =>
  withLanguage(`${datacentre}/boreholes/${encodeURIComponent(key)}/3d`, language)

/** The fifth decimal is a metre: no finer is a line drawn by hand. */
const DECIMALS = 5

type Degrees = readonly [longitude: number, latitude: number]

/** The section along a line in degrees of WGS84. */
export function sectionAlong(line: readonly Degrees[], { datacentre, language }: Site): string {
  const written = line.map((place) => place.map((part) => part.toFixed(DECIMALS)).join(','))
  return withLanguage(`${datacentre}${SECTION_PATH}?line=${written.join(';')}`, language)
}
