import { COMMON_PARAMETERS } from '../features/question.ts'
import { parametersOf, QuestionRefused, type Query } from '../request/address-parameters.ts'
import { isArea, type Place } from './known/places.ts'

export const PLACE_FORMATS = ['json', 'html', 'geojson', 'csv', 'atom'] as const
export type PlaceFormat = (typeof PLACE_FORMATS)[number]

/** Metres around a place that can be asked for. */
const LEAST_M = 500
const MOST_M = 25_000
const USUAL_M = 5000

/** Distances to choose from; any between the least and the most can be asked. */
const offered = [500, 1000, 2000, 5000, 10_000, 25_000]

/** An area is asked about itself, a place by what lies around it. */
export const usualDistance = (place: Place): number => (isArea(place) ? 0 : USUAL_M)

export const distancesFor = (place: Place): readonly number[] => (isArea(place) ? [0, ...offered] : offered)

/** How far around a place an address asks, in metres. */
export function distanceAsked(place: Place, query: Query): number {
  const { distance } = parametersOf(query, [...COMMON_PARAMETERS, 'distance'])
  if (distance === undefined) return usualDistance(place)
  const metres = /^\d{1,5}$/.test(distance) ? Number(distance) : NaN
  if (isArea(place) && metres === 0) return 0
  if (metres >= LEAST_M && metres <= MOST_M) return metres
  const inside = isArea(place) ? '0 for the area itself, or ' : ''
  throw new QuestionRefused([
    { key: 'distance', message: `must be ${inside}a whole number of metres from ${LEAST_M} to ${MOST_M}` },
  ])
}
