import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Geometry } from '@datacentre/database'
import type { Caller } from './gentle-caller.ts'
import type { MirrorReport } from './mirror-report.ts'
import type { LayerLimits } from './read-layer.ts'

/** A table that was read from a service, with the shapes of its rows where it has them. */
export type MirroredTable = {
  readonly rows: readonly AnyRow[]
  readonly shapes?: ReadonlyMap<AnyRow, Geometry>
}

/** What every part of a mirror needs. */
export type Mirroring = {
  readonly caller: Caller
  readonly report: MirrorReport
  /** Below which the calls lie: `https://host/datacenter`. */
  readonly home: string
  /** Below which the GIS layers lie: `https://host`. */
  readonly layersAt: string
  readonly layerLimits?: LayerLimits
}
