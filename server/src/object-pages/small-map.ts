import type { Geometry } from '@datacentre/catalogue/geography/geojson'
import { shelfLimits } from '@datacentre/catalogue/geography/shelf'
import { escapeHtml } from '../answer/escape-html.ts'
import { shapeOf } from '../collections/intersects.ts'
import type { Position } from '../collections/shape.ts'
import { landOfTheNetherlands } from './land-of-the-netherlands.ts'

type Box = { readonly west: number; readonly south: number; readonly east: number; readonly north: number }

/** Land and sea of the Netherlands in degrees. */
const NETHERLANDS: Box = { west: 2.4, south: 50.6, east: 7.4, north: 55.9 }

/** Across a map, in its own units; the browser draws it as large as it wants. */
const WIDTH = 240

type Drawn = { readonly geometry: Geometry; readonly country: Box | null; readonly label: string }

type OnPaper = {
  readonly height: number
  readonly at: (place: Position) => string
  readonly path: (places: readonly Position[]) => string
}

/** From degrees to the units of the drawing. */
function onPaper({ west, south, east, north }: Box): OnPaper {
  const flat = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const scale = WIDTH / ((east - west) * flat)
  const at = ([x, y]: Position): string =>
    `${((x - west) * flat * scale).toFixed(1)} ${((north - y) * scale).toFixed(1)}`
  return {
    height: Math.round((north - south) * scale),
    at,
    path: (places) => `M${places.map(at).join('L')}`,
  }
}

/** Where an object lies in its country, as a drawing of its own: it needs no script and no tiles. */
export function smallMap({ geometry, country, label }: Drawn): string {
  const { height, at, path } = country === null ? netherlands : onPaper(country)
  const { points, lines, areas } = shapeOf(geometry)
  const drawn = [
    ...areas.map((rings) => `<path class="object" d="${rings.map((ring) => `${path(ring)}Z`).join('')}"/>`),
    ...lines.map((line) => `<path class="line" d="${path(line)}"/>`),
  ]
  const [middle] = [...points, ...lines.flat(), ...areas.flat(2)]
  const [x, y] = middle === undefined ? ['0', '0'] : at(middle).split(' ')
  const mark = `<circle class="mark" cx="${x}" cy="${y}" r="7"/><circle class="dot" cx="${x}" cy="${y}" r="2.5"/>`
  return `<svg class="small-map" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escapeHtml(label)}">${country === null ? ground : ''}${drawn.join('')}${mark}</svg>`
}

const netherlands = onPaper(NETHERLANDS)

const land: readonly (readonly Position[])[] = landOfTheNetherlands.map((ring) =>
  ring.flatMap((x, at): Position[] => (at % 2 === 0 ? [[x, ring[at + 1]!]] : [])),
)

/** The same under every object. */
const ground = `<path class="shelf" d="${netherlands.path(shelfLimits)}Z"/><path class="land" d="${land.map((ring) => `${netherlands.path(ring)}Z`).join('')}"/>`
