import { provinces, type ProvinceCode } from '@datacentre/catalogue/codes/provinces'
import { fold } from '@datacentre/catalogue/list/searching/search'
import type { Town } from '../map/base-map/base-map-data.ts'
import type { Box } from '../map/view/home.ts'

/** A municipality or a province, as large as the towns in it. */
export type Area = {
  readonly kind: 'municipality' | 'province'
  readonly name: string
  readonly province: ProvinceCode
  readonly box: Box
}

/** What people type before the name of an area, in both languages. */
const kindWords = {
  municipality: /^(?:gemeente|municipality(?: of)?)\s+/,
  province: /^(?:provincie|province(?: of)?)\s+/,
} as const satisfies Record<Area['kind'], RegExp>

/** Room around the towns of an area, in metres: they lie inside it, not on its edge. */
const AROUND_M = 3000

const around = ([x, y]: Town['at']): Box => [x - AROUND_M, y - AROUND_M, x + AROUND_M, y + AROUND_M]

const joined = (one: Box, other: Box): Box => [
  Math.min(one[0], other[0]),
  Math.min(one[1], other[1]),
  Math.max(one[2], other[2]),
  Math.max(one[3], other[3]),
]

/** The municipalities and provinces that the towns lie in. */
function areasOf(towns: readonly Town[]): readonly Area[] {
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

/** A search that finds more areas is narrowed by typing on. */
const MOST_AREAS = 3

/** The municipalities and provinces that a text names. A municipality called after a town in it is found as that town. */
export function areasNamed(text: string, towns: readonly Town[]): readonly Area[] {
  const typed = fold(text.trim())
  const isTown = new Set(towns.map(({ name, municipality }) => (name === municipality ? name : '')))
  const fits = ({ kind, name }: Area): boolean => {
    const asked = typed.replace(kindWords[kind], '')
    if (asked !== typed) return fold(name).startsWith(asked)
    return fold(name).startsWith(asked) && !(kind === 'municipality' && isTown.has(name))
  }
  const isEqual = ({ name }: Area): boolean => fold(name) === typed
  return areasOf(towns)
    .filter(fits)
    .sort((one, other) => Number(isEqual(other)) - Number(isEqual(one)))
    .slice(0, MOST_AREAS)
}
