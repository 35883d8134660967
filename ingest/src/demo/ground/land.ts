import { readFileSync } from 'node:fs'
import { provinces, type ProvinceCode } from '@datacentre/catalogue/codes/provinces'
import { type Area, areaOf, type Rings } from './area.ts'
import type { Position } from './plane.ts'
import { geographyFile } from '../../geography-file.ts'

type Land = { readonly geometries: readonly { readonly coordinates: Rings }[] }
type Provinces = {
  readonly features: readonly {
    readonly properties: { readonly name: string }
    readonly geometry: { readonly coordinates: readonly Rings[] }
  }[]
}

const read = <File>(name: string): File => JSON.parse(readFileSync(geographyFile(name), 'utf8')) as File

const land = areaOf(read<Land>('land.geojson').geometries.flatMap(({ coordinates }) => coordinates))

const provinceAreas = new Map<string, Area>(
  read<Provinces>('provinces.geojson').features.map(({ properties, geometry }) => [
    properties.name,
    areaOf(geometry.coordinates.flat()),
  ]),
)

const byCode = (Object.entries(provinces) as [ProvinceCode, string][]).map(([code, name]) => {
  const area = provinceAreas.get(name)
  if (!area) throw new Error(`provinces.geojson has no province '${name}'.`)
  return { code, area }
})

export const isLand: Area = (position) => land(position)

/** The province in which a place on land lies; null at sea, on a lake and abroad. */
export function provinceAt(position: Position): ProvinceCode | null {
  if (!land(position)) return null
  return byCode.find(({ area }) => area(position))?.code ?? null
}
