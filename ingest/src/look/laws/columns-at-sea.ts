import type { Borehole } from '@datacentre/catalogue'
import type { StratInterval } from '@datacentre/catalogue/supporting/stratigraphy'

type Hole = Pick<Borehole, 'blockCd' | 'drpHeightInMeters'>
type Interval = Pick<StratInterval, 'intervalNr' | 'topDepth' | 'bottomDepth' | 'stratUnitId'>

/** The sea on the Dutch shelf is nowhere deeper, in metres. */
const DEEPEST_SEA = 65

/**
 * Whether the layers of a borehole begin as they must: at sea with the air below the reference level, as high as that level
 * stands above the sea, and then the water; on land with neither. A height or unit that is not told is not held against it.
 */
export function beginsWell({ blockCd, drpHeightInMeters }: Hole, intervals: readonly Interval[]): boolean {
  const [first, second] = intervals.toSorted((one, other) => one.intervalNr - other.intervalNr)
  const is = (interval: Interval | undefined, unit: string): boolean =>
    interval?.stratUnitId === unit || interval?.stratUnitId === null
  if (blockCd === null)
    return !intervals.some(({ stratUnitId }) => ['AIR', 'WATER'].includes(stratUnitId ?? ''))
  const air = (first?.bottomDepth ?? 0) - (first?.topDepth ?? 0)
  const water = (second?.bottomDepth ?? 0) - (second?.topDepth ?? 0)
  return (
    is(first, 'AIR') &&
    is(second, 'WATER') &&
    first?.topDepth === 0 &&
    Math.abs(air - (drpHeightInMeters ?? air)) < 0.5 &&
    water > 5 &&
    water < DEEPEST_SEA
  )
}
