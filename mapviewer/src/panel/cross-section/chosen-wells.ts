import { MOST_WELLS } from '@datacentre/catalogue/underground/section-addresses'
import { createStore } from '@datacentre/client/store'

/** A borehole that is to stand in a cross-section. */
export type ChosenWell = { readonly key: string; readonly name: string }

const KEPT_AS = 'section.wells'

const isWell = (value: unknown): value is ChosenWell =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'name' in value &&
  typeof value.name === 'string'

/** What this window chose before: a visitor goes to a cross-section and comes back for another borehole. */
function kept(): readonly ChosenWell[] {
  try {
    const read: unknown = JSON.parse(window.sessionStorage.getItem(KEPT_AS) ?? '[]')
    return Array.isArray(read) ? read.filter(isWell).slice(0, MOST_WELLS) : []
  } catch {
    // Without storage, or with what somebody else left there, the choice begins anew.
    return []
  }
}

const chosen = createStore<readonly ChosenWell[]>(kept())

function take(wells: readonly ChosenWell[]): void {
  chosen.set(wells)
  try {
    window.sessionStorage.setItem(KEPT_AS, JSON.stringify(wells))
  } catch {
    // A full or forbidden storage only forgets.
  }
}

export const useChosenWells = chosen.use

export function addWell(well: ChosenWell): void {
  const others = chosen.current().filter(({ key }) => key !== well.key)
  if (others.length < MOST_WELLS) take([...others, well])
}

export const dropWell = (key: string): void => take(chosen.current().filter((well) => well.key !== key))

export const dropAllWells = (): void => take([])
