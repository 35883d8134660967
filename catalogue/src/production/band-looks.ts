import type { Paint } from '../colours.ts'

export type Pattern = 'plain' | 'rising' | 'dots' | 'lines' | 'falling' | 'crossed' | 'upright'

/** How a band of a chart is drawn; the pattern tells it apart where colours do not. */
export type BandLook = { readonly paint: Paint; readonly pattern: Pattern }

/** By size, the largest first; the chart of a selection names six subjects at most. */
const looks: readonly BandLook[] = [
  { paint: 'band-1', pattern: 'plain' },
  { paint: 'band-2', pattern: 'rising' },
  { paint: 'band-3', pattern: 'dots' },
  { paint: 'band-4', pattern: 'lines' },
  { paint: 'band-5', pattern: 'falling' },
  { paint: 'band-6', pattern: 'crossed' },
]

const others: BandLook = { paint: 'band-others', pattern: 'upright' }

export const bandLook = (place: number | null): BandLook =>
  (place === null ? undefined : looks[place]) ?? others
