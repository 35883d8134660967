import { NETHERLANDS_BOX } from '@datacentre/catalogue/geography/netherlands-box'
import { simplified } from '@datacentre/catalogue/geography/near/simplified'
import { groundColours } from '@datacentre/catalogue/ground-colours'
import type { BaseMap } from './base-map.ts'

/** How much more of the ground the picture holds on every side, for windows of another shape than the country. */
const AROUND_M = { across: 450_000, along: 150_000 } as const

/** Less than a pixel of a large window: nobody sees what the picture leaves out. */
const WITHIN_M = 400

/** Islands and waters of less would be a dot or a hair. */
const LEAST_WIDTH_M = 900

/** A unit of the drawing. */
const UNIT_M = 500

const [west, south, east, north] = NETHERLANDS_BOX
const box = {
  west: west - AROUND_M.across,
  north: north + AROUND_M.along,
  width: (east - west + 2 * AROUND_M.across) / UNIT_M,
  height: (north - south + 2 * AROUND_M.along) / UNIT_M,
}

/** How large the picture is, in kilometres: ground-ahead.css of the viewer lays it out by these. */
const groundSize = {
  width: (box.width * UNIT_M) / 1000,
  height: (box.height * UNIT_M) / 1000,
} as const

/** Whether a ring may be seen in the picture. */
function isSeen(ring: readonly number[]): boolean {
  const xs = ring.filter((_, at) => at % 2 === 0)
  const ys = ring.filter((_, at) => at % 2 === 1)
  const isAcross = Math.max(...xs) > box.west && Math.min(...xs) < east + AROUND_M.across
  return isAcross && Math.min(...ys) < box.north && Math.max(...ys) > south - AROUND_M.along
}

/** How wide a ring is on average. */
function isWideEnough(ring: readonly number[]): boolean {
  let [doubled, length] = [0, 0]
  for (let at = 0; at + 3 < ring.length; at += 2) {
    const [x, y, nextX, nextY] = [ring[at]!, ring[at + 1]!, ring[at + 2]!, ring[at + 3]!]
    doubled += x * nextY - nextX * y
    length += Math.hypot(nextX - x, nextY - y)
  }
  return Math.abs(doubled) / length >= LEAST_WIDTH_M
}

/** A ring as steps from point to point, which take fewer letters than places. */
function pathOf(ring: readonly number[]): string {
  const places = simplified(Float64Array.from(ring), WITHIN_M)
  let [x, y] = [0, 0]
  const steps: string[] = []
  for (let at = 0; at + 1 < places.length; at += 2) {
    const [nextX, nextY] = [
      Math.round((places[at]! - box.west) / UNIT_M),
      Math.round((box.north - places[at + 1]!) / UNIT_M),
    ]
    steps.push(`${nextX - x} ${nextY - y}`)
    ;[x, y] = [nextX, nextY]
  }
  // Each begins where the picture does, and not where the ring before it ended.
  return `M0 0m${steps.join(' ')}z`
}

/** The land as the map will draw it, as a picture of its own: it is there before the program that draws the map. */
export function groundPicture({ land }: Pick<BaseMap, 'land'>): string {
  const light = groundColours('light')
  const dark = groundColours('dark')
  // Parts of the land lie over each other at their edges: together in one path they would be holes there.
  const paths = land.flatMap((rings) => {
    const seen = rings.filter((ring) => isWideEnough(ring) && isSeen(ring))
    return seen.length === 0 ? [] : [`<path fill-rule="evenodd" d="${seen.map(pathOf).join('')}"/>`]
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${groundSize.width}" height="${groundSize.height}" viewBox="0 0 ${box.width} ${box.height}">` +
    `<style>path{fill:${light.land}}@media (prefers-color-scheme:dark){path{fill:${dark.land}}}</style>` +
    `${paths.join('')}</svg>`
  )
}
