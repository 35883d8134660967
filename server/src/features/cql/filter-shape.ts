import { boxRing, NO_SHAPE, type Position, type Shape } from '../../collections/shape.ts'
import { FilterRefused } from './expression.ts'
import type { TokenReader } from './token-reader.ts'

const MOST_POSITIONS = 1000

/** The kinds of WKT that a filter may hold, and BBOX, each with what reads what stands between its brackets. */
const readers: Readonly<Record<string, (tokens: TokenReader, count: () => void) => Shape>> = {
  point: (tokens, count) => ({ ...NO_SHAPE, points: [position(tokens, count)] }),
  multipoint: (tokens, count) => ({
    ...NO_SHAPE,
    points: listOf(tokens, () =>
      tokens.takeSign('(') ? closed(tokens, position(tokens, count)) : position(tokens, count),
    ),
  }),
  linestring: (tokens, count) => ({ ...NO_SHAPE, lines: [path(tokens, count, 2)] }),
  multilinestring: (tokens, count) => ({
    ...NO_SHAPE,
    lines: listOf(tokens, () => bracketed(tokens, () => path(tokens, count, 2))),
  }),
  polygon: (tokens, count) => ({ ...NO_SHAPE, areas: [rings(tokens, count)] }),
  multipolygon: (tokens, count) => ({
    ...NO_SHAPE,
    areas: listOf(tokens, () => bracketed(tokens, () => rings(tokens, count))),
  }),
  bbox: (tokens) => {
    const sides = listOf(tokens, () => tokens.expectNumber())
    if (sides.length !== 4 && sides.length !== 6) throw new FilterRefused('BBOX must have 4 or 6 numbers')
    const half = sides.length / 2
    const [west = 0, south = 0, east = 0, north = 0] = [sides[0], sides[1], sides[half], sides[half + 1]]
    if (west > east || south > north) throw new FilterRefused('BBOX must have its least corner first')
    return { ...NO_SHAPE, areas: [[boxRing({ west, south, east, north })]] }
  },
}

export function readShape(tokens: TokenReader): Shape {
  const kind = Object.keys(readers).find((name) => tokens.takeWord(name))
  if (kind === undefined) throw tokens.refusal(`one of ${Object.keys(readers).join(', ').toUpperCase()}`)
  let positions = 0
  const count = (): void => {
    if (++positions > MOST_POSITIONS)
      throw new FilterRefused(`must not have a shape of more than ${MOST_POSITIONS} positions`)
  }
  return bracketed(tokens, () => readers[kind]!(tokens, count))
}

function bracketed<Inside>(tokens: TokenReader, inside: () => Inside): Inside {
  tokens.expectSign('(')
  return closed(tokens, inside())
}

function closed<Inside>(tokens: TokenReader, inside: Inside): Inside {
  tokens.expectSign(')')
  return inside
}

function listOf<Item>(tokens: TokenReader, item: () => Item): Item[] {
  const items = [item()]
  while (tokens.takeSign(',')) items.push(item())
  return items
}

function position(tokens: TokenReader, count: () => void): Position {
  count()
  return [tokens.expectNumber(), tokens.expectNumber()]
}

function path(tokens: TokenReader, count: () => void, fewest: number): Position[] {
  const positions = listOf(tokens, () => position(tokens, count))
  if (positions.length < fewest)
    throw new FilterRefused(`must have at least ${fewest} positions in each part`)
  return positions
}

const rings = (tokens: TokenReader, count: () => void): Position[][] =>
  listOf(tokens, () =>
    bracketed(tokens, () => {
      const ring = path(tokens, count, 4)
      const [first, last] = [ring[0]!, ring.at(-1)!]
      if (first[0] !== last[0] || first[1] !== last[1])
        throw new FilterRefused('must end each ring of a polygon where it began')
      return ring
    }),
  )
