import { readFileSync } from 'node:fs'
import { coordinateSystems } from '@datacentre/catalogue/codes/coordinate-systems'
import proj4 from 'proj4'
import { geographyFile } from '../geography-file.ts'

type Position = readonly number[]

/** The Netherlands and its shelf in Rijksdriehoek metres, which is how the Dutch know their country. */
const FRAME = { west: -95_000, east: 295_000, south: 295_000, north: 905_000 }

/** One pixel is 500 metres. */
const METRES_PER_PIXEL = 500

export const SHEET = {
  width: (FRAME.east - FRAME.west) / METRES_PER_PIXEL,
  height: (FRAME.north - FRAME.south) / METRES_PER_PIXEL,
}

const rd = proj4(coordinateSystems.WGS84.proj4, coordinateSystems.RD.proj4)

/** A place on the sheet, in pixels with one decimal. */
export function placeOf(position: Position): readonly [number, number] {
  const [x = 0, y = 0] = rd.forward([position[0] ?? 0, position[1] ?? 0])
  const pixel = (metres: number): number => Math.round((metres / METRES_PER_PIXEL) * 10) / 10
  return [pixel(x - FRAME.west), pixel(FRAME.north - y)]
}

/** The path of a line or ring; places that fall on the same pixel are drawn once. */
export function pathOf(positions: readonly Position[], end = ''): string {
  let last = ''
  const steps = positions.map(placeOf).flatMap(([x, y]) => {
    const step = `${x} ${y}`
    if (step === last) return []
    last = step
    return [step]
  })
  return `M${steps.join('L')}${end}`
}

type Land = { readonly geometries: readonly { readonly coordinates: readonly (readonly Position[])[] }[] }

/** The coast, as the one thing in the picture that is not from the package. */
export function landPath(): string {
  const file = geographyFile('land.geojson')
  const land = JSON.parse(readFileSync(file, 'utf8')) as Land
  return land.geometries.flatMap(({ coordinates }) => coordinates.map((ring) => pathOf(ring, 'Z'))).join('')
}
