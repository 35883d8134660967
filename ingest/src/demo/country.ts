import { type Streams, streams } from './chance/random.ts'
import { Gazetteer } from './sector/names.ts'
import { type Timeline, timelineUntil } from './timeline.ts'

export type DemoOptions = {
  readonly seed: number
  /** The month figures run to, `YYYY-MM`. */
  readonly until: string
  /** 1 is the size of the real registers (D24). */
  readonly scale: number
}

/** What every part of the generator knows. */
export type Country = {
  readonly random: Streams
  readonly timeline: Timeline
  readonly scale: number
  readonly names: Gazetteer
  /** How many there are of something at this scale; `least` where it cannot be missed. */
  readonly count: (atScaleOne: number, least?: number) => number
}

export function countryOf({ seed, until, scale }: DemoOptions): Country {
  if (!(scale > 0 && scale <= 100))
    throw new Error(`The scale must be above 0 and at most 100, not ${scale}.`)
  if (!Number.isSafeInteger(seed)) throw new Error(`The seed must be a whole number, not ${seed}.`)
  const random = streams(seed)
  return {
    random,
    timeline: timelineUntil(until),
    scale,
    names: new Gazetteer(random('names')),
    count: (atScaleOne, least = 0) => Math.max(least, Math.round(atScaleOne * scale)),
  }
}
