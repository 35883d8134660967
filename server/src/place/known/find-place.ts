import { countryBox } from '@datacentre/catalogue/geography/country-box'
import { readCoordinate } from '@datacentre/catalogue/geography/coordinates/read-coordinate'
import type { Box } from '@datacentre/catalogue/geography/blocks'
import { loosely } from '@datacentre/catalogue/list/searching/loose-search'
import { fromSystem } from '../../coordinates.ts'
import { QuestionRefused } from '../../request/address-parameters.ts'
import { pointPlace, type Place, type PlaceKind } from './places.ts'

/** The one place that was asked for, or those that it may be. */
export type FoundPlace = { readonly place: Place } | { readonly instead: readonly Place[] }

const NUMBER = String.raw`-?\d{1,3}(?:\.\d{1,10})?`
const DEGREES = new RegExp(`^\\s*(${NUMBER})\\s*[,;]\\s*(${NUMBER})\\s*$`)

/** The point that a text names by its latitude and longitude; null where it is no such text. */
export function pointIn(text: string, box: Box | null): Place | null {
  const degrees = DEGREES.exec(text)
  if (degrees === null) return null
  const { west, south, east, north } = box ?? countryBox
  const [latitude, longitude] = [Number(degrees[1]), Number(degrees[2])]
  if (latitude < south || latitude > north || longitude < west || longitude > east)
    throw new QuestionRefused([
      {
        key: 'point',
        message: `must lie in or near the country: latitude ${south} to ${north} first, then longitude ${west} to ${east}`,
      },
    ])
  return pointPlace(latitude, longitude)
}

/** The points that a text names in any system of the sector; more than one where it does not say which. */
export function pointsIn(text: string): readonly Place[] {
  return readCoordinate(text).map(({ system, typed: [x, y] }) => {
    const [longitude, latitude] = fromSystem(system, x, y)
    return pointPlace(latitude, longitude, system)
  })
}

/** The place at an address; others like it where there is none, or more than one. */
export function placeAt(places: readonly Place[], kind: PlaceKind, key: string): FoundPlace {
  // As its own address has it, which most ask for: comparing all names loosely takes a millisecond.
  const exactly = places.find((place) => place.kind === kind && place.key === key)
  if (exactly !== undefined) return { place: exactly }
  const ofKind = places.filter((place) => place.kind === kind)
  const asked = loosely(key)
  const [byKey] = ofKind.filter((place) => loosely(place.key) === asked)
  if (byKey !== undefined) return { place: byKey }
  const [first, ...others] = ofKind.filter(({ names }) => names.some((name) => loosely(name) === asked))
  if (first !== undefined) return others.length === 0 ? { place: first } : { instead: [first, ...others] }
  return { instead: nearestNames(ofKind, asked) }
}

/** What people write before a name to say which place they mean. */
const KIND_WORDS: Readonly<Record<string, PlaceKind>> = {
  gemeente: 'municipality',
  municipality: 'municipality',
  provincie: 'province',
  province: 'province',
  blok: 'block',
  block: 'block',
  dorp: 'town',
  stad: 'town',
  village: 'town',
  town: 'town',
}

const FIRST_WORD = /^\s*(\p{L}+)\s+(?:of\s+)?(\S.*)$/u

/** The place that a text names with its kind before it, such as 'gemeente Eemsdelta'; null where it names none. */
function placeOfKind(places: readonly Place[], text: string): Place | null {
  const [, word = '', name = ''] = FIRST_WORD.exec(text) ?? []
  const kind = KIND_WORDS[word.toLowerCase()]
  if (kind === undefined) return null
  const found = placeAt(places, kind, name)
  return 'place' in found ? found.place : null
}

/** The place of any kind that is called so; a municipality and its town are two, unless the text says which. */
export function placeCalled(places: readonly Place[], text: string): FoundPlace {
  const ofKind = placeOfKind(places, text)
  if (ofKind !== null) return { place: ofKind }
  const asked = loosely(text)
  const called = places.filter((place) => [...place.names, place.key].some((name) => loosely(name) === asked))
  const [only] = called
  if (only !== undefined && called.length === 1) return { place: only }
  return { instead: called.length > 0 ? called : nearestNames(places, asked) }
}

/** Names to suggest where a name is not known. */
const SUGGESTED = 8

/** Places whose names begin with the text or differ least from it, in letters to change, add or leave out. */
function nearestNames(places: readonly Place[], asked: string): readonly Place[] {
  if (asked === '') return []
  return places
    .map((place) => ({
      place,
      away: Math.min(...place.names.map((name) => difference(loosely(name), asked))),
    }))
    .filter(({ away }) => away <= Math.max(2, asked.length / 2))
    .toSorted((one, other) => one.away - other.away)
    .slice(0, SUGGESTED)
    .map(({ place }) => place)
}

/** How many letters make one text the other (Levenshtein); a text that only goes on differs little. */
function difference(name: string, asked: string): number {
  if (name.startsWith(asked) || name.includes(asked)) return 1 - 1 / (1 + name.length - asked.length)
  if (Math.abs(name.length - asked.length) > asked.length / 2 + 1) return Infinity
  let row = Array.from({ length: asked.length + 1 }, (_, at) => at)
  for (let at = 1; at <= name.length; at++) {
    const next = [at]
    for (let to = 1; to <= asked.length; to++)
      next.push(
        Math.min(row[to]! + 1, next[to - 1]! + 1, row[to - 1]! + (name[at - 1] === asked[to - 1] ? 0 : 1)),
      )
    row = next
  }
  return row[asked.length]!
}
