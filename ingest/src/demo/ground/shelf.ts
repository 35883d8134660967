import { blockAt, type Box } from '@datacentre/catalogue/geography/blocks'
import { shelfBlocks, shelfLimits } from '@datacentre/catalogue/geography/shelf'
import { areaOf } from './area.ts'
import { fromEd50, toEd50 } from './ed50.ts'
import { isLand } from './land.ts'
import type { Position, Ring } from './plane.ts'

export { shelfBlocks, type Block } from '@datacentre/catalogue/geography/shelf'

const limits: Ring = shelfLimits.map(([lon, lat]) => ({ lon, lat }))

export const shelfOutline: Ring = limits.map(fromEd50)

const withinLimits = areaOf([shelfOutline.map(({ lon, lat }) => [lon, lat])])

const names = new Set(shelfBlocks.map(({ name }) => name))

/** The block of a place at sea on the Dutch shelf; null elsewhere. */
export function blockOf(position: Position): string | null {
  if (!withinLimits(position) || isLand(position)) return null
  const { lon, lat } = toEd50(position)
  const block = blockAt(lon, lat)
  return block !== null && names.has(block) ? block : null
}

/** The parts of a box (ED50) that lie on the shelf, as a ring in WGS84: the limits cut by the four sides of the box. */
export function onShelf({ west, east, south, north }: Box): Ring {
  const sides: readonly Side[] = [
    { axis: 'lon', bound: west, sign: 1 },
    { axis: 'lon', bound: east, sign: -1 },
    { axis: 'lat', bound: south, sign: 1 },
    { axis: 'lat', bound: north, sign: -1 },
  ]
  const part = withoutSpikes(sides.reduce(cut, limits))
  return isThin(part) ? [] : part.map(fromEd50)
}

/** Cutting a shape with a bay leaves lines that run to and fro along the cut: the points where they turn go. */
function withoutSpikes(ring: Ring): Ring {
  const turn = ring.findIndex((point, at) => {
    const [before, after] = [ring.at(at - 1) ?? point, ring[(at + 1) % ring.length] ?? point]
    const [ax, ay, bx, by] = [
      before.lon - point.lon,
      before.lat - point.lat,
      after.lon - point.lon,
      after.lat - point.lat,
    ]
    return Math.abs(ax * by - ay * bx) < 1e-9 && ax * bx + ay * by >= 0
  })
  return turn === -1 || ring.length < 4 ? ring : withoutSpikes(ring.filter((_point, at) => at !== turn))
}

/** Square degrees; a tenth of a square kilometre is about this. */
const THIN = 1.5e-5

function isThin(ring: Ring): boolean {
  const doubled = ring.reduce((area, point, at) => {
    const previous = ring.at(at - 1) ?? point
    return area + previous.lon * point.lat - point.lon * previous.lat
  }, 0)
  return Math.abs(doubled) / 2 < THIN
}

type Side = { readonly axis: 'lon' | 'lat'; readonly bound: number; readonly sign: 1 | -1 }

/** Sutherland and Hodgman: what of a ring lies on the inner side of a line. */
function cut(ring: Ring, { axis, bound, sign }: Side): Ring {
  const depth = (point: Position): number => sign * (point[axis] - bound)
  return ring.flatMap((point, at) => {
    const previous = ring.at(at - 1) ?? point
    const [now, before] = [depth(point), depth(previous)]
    const share = before / (before - now)
    const crossing = {
      lon: previous.lon + share * (point.lon - previous.lon),
      lat: previous.lat + share * (point.lat - previous.lat),
    }
    if (now >= 0) return before < 0 ? [crossing, point] : [point]
    return before >= 0 ? [crossing] : []
  })
}
