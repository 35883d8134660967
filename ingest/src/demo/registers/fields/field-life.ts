import type { Random } from '../../chance/random.ts'
import type { Play } from '../../sector/play.ts'
import type { Timeline } from '../../timeline.ts'
import type { Life } from './field-model.ts'

/** The first gas at sea came ashore in 1975; nothing there produced earlier. */
const FIRST_PRODUCTION_AT_SEA = 1974

/** One field in six is never developed: too small, too far, too contested. */
const UNDEVELOPED = 0.17

/** Years a field of middle size produces, and the spread of the logarithm. */
const LIFETIME = { years: 27, spread: 0.4 }

type Circumstances = { readonly km2: number; readonly random: Random; readonly timeline: Timeline }

/** Invents when a field was found, started and ended. */
export function lifeOf(play: Play, { km2, random, timeline }: Circumstances): Life {
  const { now } = timeline
  const [year, spread] = play.found
  // Nobody drilled at sea before 1962, nor for heat before 2006.
  const earliest = { land: 1938, sea: 1964, salt: 1919, heat: 2006, coal: 1900, state: 1900 }[play.sector]
  const found = Math.min(now - 0.3, Math.max(earliest + random.between(0, 6), random.normal(year, spread)))
  if (play.sector === 'heat') return heatLife(found, { random, now })
  if (play.sector === 'salt') return saltLife(play, { found, random, now })
  const undeveloped = random.chance(UNDEVELOPED * (km2 < 5 ? 1.5 : 0.8))
  const start = Math.max(
    found + random.between(1.5, 12),
    play.sector === 'sea' ? FIRST_PRODUCTION_AT_SEA + random.next() * 9 : 0,
  )
  if (undeveloped || start > now) {
    const status = start > now || random.chance(0.2) ? 'NP<5' : random.chance(0.85) ? 'NP>5' : 'A'
    return { found, start: null, end: null, status, storesSince: null }
  }
  const lifetime = random.logNormal(LIFETIME.years, LIFETIME.spread) * Math.min(1.6, 0.75 + km2 / 40)
  const end = start + Math.max(2, lifetime)
  const status = end > now ? 'W' : random.from({ A: 50, U: 32, T: 18 })
  return { found, start, end, status, storesSince: null }
}

function heatLife(found: number, { random, now }: { random: Random; now: number }): Life {
  const start = found + random.between(0.8, 3)
  if (start > now) return { found, start: null, end: null, status: 'NP<5', storesSince: null }
  const stops = random.chance(0.12)
  const end = stops ? Math.min(now - 0.2, start + random.between(2, 7)) : now + 20
  return { found, start, end, status: stops ? 'T' : 'W', storesSince: null }
}

function saltLife(
  { mineral }: Play,
  { found, random, now }: { found: number; random: Random; now: number },
): Life {
  const start = found + random.between(1, 4)
  const storesSince = mineral === 'N2' ? start : null
  if (random.chance(0.85) || storesSince !== null)
    return { found, start, end: now + 25, status: 'W', storesSince }
  return { found, start, end: random.between(2006, 2018), status: 'A', storesSince }
}

/** The giant is phased out from 2014 and ends in October 2024 (D24: its decline is the country's). */
export const giantLife = ({ now }: Timeline): Life => ({
  found: 1959.6,
  start: 1963.9,
  end: GIANT_ENDS,
  status: now > GIANT_ENDS ? 'U' : 'W',
  storesSince: null,
})

const GIANT_ENDS = 2024.75

/** The great oil field was found in the war, abandoned in 1996 and begun anew with steam in 2011. */
export const greatOilLife = ({ now }: Timeline): Life => ({
  found: 1943.4,
  start: 1947.1,
  end: now + 10,
  status: 'W',
  storesSince: null,
})
export const GREAT_OIL_REST = { from: 1996.7, until: 2011.1 }
