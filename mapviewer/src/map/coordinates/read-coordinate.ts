import type { Coordinate, OfferedSystem } from './offered-systems.ts'
import { toRd } from './systems.ts'

export type ReadCoordinate = {
  readonly system: OfferedSystem
  /** As it was typed: east before north, longitude before latitude. */
  readonly typed: Coordinate
  readonly rd: Coordinate
}

type Range = { readonly x: Coordinate; readonly y: Coordinate }

/** Where places in and around the Netherlands and their shelf lie, in each system. */
const ranges: Readonly<Record<OfferedSystem, Range>> = {
  RD: { x: [-100_000, 320_000], y: [280_000, 900_000] },
  'ED50-UTM31': { x: [350_000, 830_000], y: [5_600_000, 6_230_000] },
  'ETRS89-UTM31': { x: [350_000, 830_000], y: [5_600_000, 6_230_000] },
  WGS84: { x: [1, 8.5], y: [50, 56.5] },
}

const within = (value: number, [least, most]: Coordinate): boolean => value >= least && value <= most

/**
 * The places that two numbers can mean: `155000 463000`, `52,15 5,38`, `5.38E 52.15N`. Numbers of UTM do not say
 * which of the two datums they are in, so both are offered.
 */
export function readCoordinate(text: string): readonly ReadCoordinate[] {
  const [first, second] = numbersIn(text)
  if (first === undefined || second === undefined) return []
  return (Object.keys(ranges) as OfferedSystem[]).flatMap((system) => {
    const { x, y } = ranges[system]
    // Latitude is mostly said first; everything else east first. The ranges tell them apart.
    const typed: Coordinate | null =
      within(first, x) && within(second, y)
        ? [first, second]
        : within(second, x) && within(first, y)
          ? [second, first]
          : null
    return typed === null ? [] : [{ system, typed, rd: toRd(typed, system) }]
  })
}

/** Two numbers, with a point or a comma for decimals; letters for the quarters and degree signs may stand beside them. */
function numbersIn(text: string): readonly number[] {
  const cleaned = text.replace(/[°'"’]|\b(NB|OL|N|E|O)\b|(?<=\d)(NB|OL|N|E|O)\b/gi, ' ').trim()
  const parts = cleaned.match(/-?\d+(?:[.,]\d+)?/g) ?? []
  const rest = cleaned.replace(/-?\d+(?:[.,]\d+)?/g, '').replace(/[\s,;/]/g, '')
  return parts.length === 2 && rest === '' ? parts.map((part) => Number(part.replace(',', '.'))) : []
}
