import { readFileSync } from 'node:fs'
import type { ProvinceCode } from '@datacentre/catalogue/codes/provinces'
import { distance, type Position } from './plane.ts'
import { geographyFile } from '../../geography-file.ts'

export type Town = Position & {
  readonly name: string
  readonly province: ProvinceCode
  readonly municipalityId: string
  readonly municipality: string
}

type File = {
  readonly municipalities: readonly (readonly [id: string, name: string])[]
  readonly towns: readonly (readonly [string, number, number, ProvinceCode, string])[]
}

export const towns: readonly Town[] = (() => {
  const file = JSON.parse(readFileSync(geographyFile('towns.json'), 'utf8')) as File
  const municipalities = new Map(file.municipalities)
  return file.towns.map(([name, lon, lat, province, id]) => ({
    name,
    lon,
    lat,
    province,
    municipalityId: id,
    municipality: municipalities.get(id) ?? name,
  }))
})()

/** Towns are filed by tenth of a degree; a search looks in ever wider squares. */
const CELLS_PER_DEGREE = 10
const cellOf = (lon: number, lat: number): number =>
  Math.floor(lat * CELLS_PER_DEGREE) * 1000 + Math.floor(lon * CELLS_PER_DEGREE)

const cells = new Map<number, Town[]>()
for (const town of towns) {
  const key = cellOf(town.lon, town.lat)
  cells.set(key, [...(cells.get(key) ?? []), town])
}

/** The nearest town within about 40 km, in the given province where there is one. */
export function nearestTown(position: Position, province: ProvinceCode | null): Town | null {
  for (let reach = 1; reach <= 4; reach++) {
    const found = townsAround(position, reach).filter(
      (town) => province === null || town.province === province,
    )
    const [first, ...others] = found
    if (first) {
      return others.reduce(
        (best, town) => (distance(position, town) < distance(position, best) ? town : best),
        first,
      )
    }
  }
  return province === null ? null : nearestTown(position, null)
}

function townsAround({ lon, lat }: Position, reach: number): readonly Town[] {
  const found: Town[] = []
  for (let row = -reach; row <= reach; row++) {
    for (let column = -reach; column <= reach; column++) {
      found.push(...(cells.get(cellOf(lon + column / CELLS_PER_DEGREE, lat + row / CELLS_PER_DEGREE)) ?? []))
    }
  }
  return found
}
