import { areasOf, type Area } from '@datacentre/catalogue/geography/places/areas'
import type { Town } from '@datacentre/catalogue/geography/places/towns'
import { fold } from '@datacentre/catalogue/list/searching/search'

/** What people type before the name of an area, in both languages. */
const kindWords = {
  municipality: /^(?:gemeente|municipality(?: of)?)\s+/,
  province: /^(?:provincie|province(?: of)?)\s+/,
} as const satisfies Record<Area['kind'], RegExp>

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
