import { isInStratGroup, stratGroup, type StratGroup } from '../codes/stratigraphy.ts'
import { stratigraphyColours } from '../colours.ts'

export type Period = keyof typeof stratigraphyColours

/** The period whose colour of the international chart a group takes. */
const periods: Readonly<Record<StratGroup, Period>> = {
  TERTIARY: 'paleogene',
  LATE_CRETACEOUS: 'cretaceous',
  EARLY_CRETACEOUS: 'cretaceous',
  LATE_JURASSIC_EARLY_CRETACOUS: 'jurassic',
  JURASSIC: 'jurassic',
  TRIASSIC: 'triassic',
  ZECHSTEIN: 'permian',
  ROTLIEGEND: 'permian',
  LATE_CARBONIFEROUS: 'carboniferous',
  EARLY_CARBONIFEROUS: 'carboniferous',
}

/** The group a unit belongs to; null for a code no group knows. */
const groupOfUnit = (unit: string | null): StratGroup | null =>
  (unit !== null && stratGroup.find((group) => isInStratGroup(unit, group))) || null

/** The period of a unit. Of the Tertiary only the Upper North Sea Group is younger than the Paleogene. */
export function periodOfUnit(unit: string | null): Period | null {
  const group = groupOfUnit(unit)
  if (group === null) return null
  return group === 'TERTIARY' && unit?.startsWith('NU') ? 'neogene' : periods[group]
}

/** The colour of a unit; null where nothing is known of it. */
export function colourOfUnit(unit: string | null): string | null {
  const period = periodOfUnit(unit)
  return period === null ? null : stratigraphyColours[period]
}
