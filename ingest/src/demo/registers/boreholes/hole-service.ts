import type { Random } from '../../chance/random.ts'
import type { Timeline } from '../../timeline.ts'
import { GREAT_OIL_REST } from '../fields/field-life.ts'
import type { Drill, Purpose, Result, Service } from './hole-model.ts'

/** How long wells last: the middle number of years and the spread of its logarithm. */
const lifetimes: Partial<Record<Purpose, readonly [years: number, spread: number]>> = {
  'DEV-HC': [8, 0.6],
  'DEV-I': [8, 0.6],
  'DEV-SG': [60, 0.1],
  'DEV-PS': [9, 0.6],
  'DEV-PH': [60, 0.1],
  'EXP-HC': [13, 0.5],
  'EVA-HC': [13, 0.5],
}

/** Exploration and appraisal wells that found something are sometimes taken into production. */
const KEPT = 0.1

/** Some wells last as long as their field; caverns are used up sooner. */
const LASTS = { hydrocarbons: 0.36, salt: 0.12 }

export type Known = {
  readonly result: Result | null
  /** When a sidetrack left it, in years. */
  readonly leftAt: number | null
  readonly timeline: Timeline
  readonly random: Random
}

/** The years in which a hole produces or injects; null for one that never does. */
export function serviceOf(drill: Drill, { result, leftAt, timeline, random }: Known): Service | null {
  const { purpose, field, start } = drill
  const lifetime = purpose === null ? undefined : lifetimes[purpose]
  if (
    field === null ||
    field.life.start === null ||
    field.life.end === null ||
    lifetime === undefined ||
    start === null
  )
    return null
  if (result === 'DRY' || result === 'FLR') return null
  if ((purpose === 'EXP-HC' || purpose === 'EVA-HC') && !random.chance(KEPT)) return null
  const opened = purpose === 'DEV-SG' ? (field.life.storesSince ?? field.life.start) : field.life.start
  const resting = field.special === 'great oil' && start > GREAT_OIL_REST.from ? GREAT_OIL_REST.until : 0
  const from = Math.max(opened, start + random.between(0.15, 0.6), resting)
  const lasting = random.chance(field.sector === 'salt' ? LASTS.salt : LASTS.hydrocarbons)
    ? Infinity
    : random.logNormal(...lifetime)
  const ends = [field.life.end, from + lasting, leftAt ?? Infinity]
  if (field.special === 'great oil' && start < GREAT_OIL_REST.from) ends.push(GREAT_OIL_REST.from)
  if (field.special === 'giant gas') return giantService(drill, { from, ends, random })
  // What is no gas storage has stopped producing where gas is stored.
  if (field.life.status === 'UGS' && purpose !== 'DEV-SG') ends.push(field.life.storesSince ?? timeline.now)
  const until = Math.min(...ends)
  return until > from + 0.1 ? { from, until } : null
}

/** The giant's clusters are closed one after the other from 2014. */
type Closing = { readonly from: number; readonly ends: readonly number[]; readonly random: Random }

function giantService({ facility, field }: Drill, { from, ends, random }: Closing): Service | null {
  const end = field?.life.end ?? Infinity
  const closing = 2014 + (((facility?.nr ?? 0) * 0.37) % 1) * (end - 2014)
  const left = ends.filter((moment) => moment < from + 3)
  const until = Math.min(end, random.chance(0.75) ? closing : end, ...left)
  return until > from + 0.1 ? { from, until } : null
}
