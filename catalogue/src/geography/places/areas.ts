import { provinces, type ProvinceCode } from '../../codes/provinces.ts'
import type { Town } from './towns.ts'

/** West, south, east and north in metres RD. */
type AreaBox = readonly [number, number, number, number]

/** A municipality or a province, as large as the towns in it. */
export type Area = {
  readonly kind: 'municipality' | 'province'
  readonly name: string
  readonly province: ProvinceCode
  readonly box: AreaBox
}

/** What brings an area back when it is searched for on the map; both languages find it by its Dutch kind. */
export const areaSearch = ({ kind, name }: Pick<Area, 'kind' | 'name'>): string =>
  `${kind === 'municipality' ? 'gemeente' : 'provincie'} ${name}`

/** Room around the towns of an area, in metres: they lie inside it, not on its edge. */
const AROUND_M = 3000

const around = ([x, y]: Town['at']): AreaBox => [x - AROUND_M, y - AROUND_M, x + AROUND_M, y + AROUND_M]

const joined = (one: AreaBox, other: AreaBox): AreaBox => [
  Math.min(one[0], other[0]),
  Math.min(one[1], other[1]),
  Math.max(one[2], other[2]),
  Math.max(one[3], other[3]),
]

/** The municipalities and provinces that the towns lie in. */
export function areasOf(towns: readonly Town[]): readonly Area[] {
  const areas = new Map<string, Area>()
  const reach = (area: Omit<Area, 'box'>, at: Town['at']): void => {
    const key = `${area.kind} ${area.name} ${area.province}`
    const known = areas.get(key)
    areas.set(key, { ...area, box: known === undefined ? around(at) : joined(known.box, around(at)) })
  }
  for (const { municipality, province, at } of towns) {
    reach({ kind: 'municipality', name: municipality, province }, at)
    reach({ kind: 'province', name: provinces[province], province }, at)
  }
  return [...areas.values()]
}
