import {
  offeredSystems,
  ourRanges,
  type Coordinate,
  type CoordinateRanges,
  type OfferedSystem,
} from './offered-systems.ts'

export type ReadCoordinate = {
  readonly system: OfferedSystem
  /** As it was typed: east before north, longitude before latitude. */
  readonly typed: Coordinate
}

const within = (value: number, [least, most]: Coordinate): boolean => value >= least && value <= most

/**
 * The places that what is typed can mean: `155000 463000`, `155.000,5 463.000,2`, `52,15 5,38`, `5.38E 52.15N`,
 * `52° 9' 18" N 5° 23' 14" E`, `ED50 529271 6129260`. Numbers of UTM alone do not say which of the two datums they are in,
 * so both are offered.
 */
export function readCoordinate(text: string, ranges = ourRanges): readonly ReadCoordinate[] {
  const named = offeredSystems.filter((system) => systemNames[system].test(text))
  const isMeant = ({ system }: ReadCoordinate): boolean =>
    named.length === 0 ? !ONLY_WHEN_NAMED.has(system) : named.includes(system)
  const withoutNames = named.reduce((rest, system) => rest.replace(systemNames[system], ' '), text)
  const signed = withoutNames.replace(westOrSouth, '-$1').replace(beforeWestOrSouth, '-$1')
  return readNumbers(signed.replace(besideNumbers, ' ').trim(), ranges).filter(isMeant)
}

/** Degrees without a name are those that a telephone shows. */
const ONLY_WHEN_NAMED: ReadonlySet<OfferedSystem> = new Set(['ED50', 'ETRS89'])

/** What a system is called before or behind its numbers; its number in the EPSG register too. */
const systemNames: Readonly<Record<OfferedSystem, RegExp>> = {
  RD: /\b(?:RD(?:\s?new)?|rijksdriehoek|EPSG:?\s?28992)\b\s*[=:]?/i,
  'ED50-UTM31': /\b(?:ED\s?50(?:\s?[/-]?\s?UTM\s?(?:zone\s?)?31N?)?|EPSG:?\s?23031)\b\s*[=:]?/i,
  ED50: /\b(?:ED\s?50|EPSG:?\s?4230)\b\s*[=:]?/i,
  'ETRS89-UTM31': /\b(?:ETRS\s?89(?:\s?[/-]?\s?UTM\s?(?:zone\s?)?31N?)?|EPSG:?\s?25831)\b\s*[=:]?/i,
  ETRS89: /\b(?:ETRS\s?89|EPSG:?\s?4258)\b\s*[=:]?/i,
  WGS84: /\b(?:WGS\s?84|CRS\s?84|EPSG:?\s?4326)\b\s*[=:]?/i,
}

/** Degrees, with their minutes and seconds, that lie west or south: numbers below zero. */
const westOrSouth = /(\d+(?:[.,]\d+)?[°º'"’′”″\s]*(?:\d+(?:[.,]\d+)?\s*['"’′”″]\s*){0,2})(?:WL|ZB|W|S|Z)\b/gi
const beforeWestOrSouth = /\b(?:WL|ZB|W|S|Z)\s?(\d)/gi

function readNumbers(bare: string, ranges: CoordinateRanges): readonly ReadCoordinate[] {
  for (const { number, toPlain } of readings) {
    const isOnlyNumbers = bare.replace(number, '').replace(/[\s,;/]/g, '') === ''
    const numbers = (bare.match(number) ?? []).map((part) => Number(toPlain(part)))
    const places = isOnlyNumbers ? placesAt(inPairs(numbers), ranges) : []
    if (places.length > 0) return places
  }
  return []
}

/** Signs of degrees, letters for the quarters, and what a number is called. */
const besideNumbers =
  /[°º'"’′”″]|\b(?:UTM\s?(?:zone\s?)?31N?|X|Y)\b\s*[=:]?|\b(?:NB|OL|N|E|O)(?=\d|\b)|(?<=\d)(?:NB|OL|N|E|O)\b/gi

type Reading = { readonly number: RegExp; readonly toPlain: (part: string) => string }

/** Points and commas part decimals, thousands or the two numbers: the first reading that is a place here counts. */
const readings: readonly Reading[] = [
  { number: /-?\d+(?:[.,]\d+)?/g, toPlain: (part) => part.replace(',', '.') },
  { number: /-?\d+(?:\.\d+)?/g, toPlain: (part) => part },
  {
    number: /-?\d{1,3}(?:\.\d{3})+(?:,\d+)?/g,
    toPlain: (part) => part.replaceAll('.', '').replace(',', '.'),
  },
  { number: /-?\d{1,3}(?:\.\d{3})+/g, toPlain: (part) => part.replaceAll('.', '') },
  { number: /-?\d{1,3}(?:,\d{3})+(?:\.\d+)?/g, toPlain: (part) => part.replaceAll(',', '') },
]

/** Two numbers are a pair; four are degrees and minutes, six have seconds too. */
function inPairs(numbers: readonly number[]): readonly number[] {
  if (numbers.length === 2) return numbers
  if (numbers.length !== 4 && numbers.length !== 6) return []
  const half = numbers.length / 2
  return [numbers.slice(0, half), numbers.slice(half)].map((parts) =>
    parts.slice(1).every((part) => part >= 0 && part < 60)
      ? parts.reduce((sum, part, at) => sum + (parts[0]! < 0 && at > 0 ? -part : part) / 60 ** at, 0)
      : Number.NaN,
  )
}

function placesAt([first, second]: readonly number[], ranges: CoordinateRanges): readonly ReadCoordinate[] {
  if (first === undefined || second === undefined) return []
  return offeredSystems.flatMap((system) => {
    const { x, y } = ranges[system]
    // Latitude is mostly said first; everything else east first. The ranges tell them apart.
    const typed: Coordinate | null =
      within(first, x) && within(second, y)
        ? [first, second]
        : within(second, x) && within(first, y)
          ? [second, first]
          : null
    return typed === null ? [] : [{ system, typed }]
  })
}
