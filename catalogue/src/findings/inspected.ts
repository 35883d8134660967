import type { PlaneShape } from '../geography/near/plane-shape.ts'
import type { AnyRow, Value } from '../grammar/column.ts'
import type { LayerId } from '../grammar/identity.ts'
import type { FiguresUntil } from '../production/series/figure-span.ts'
import type { ProductionScreen } from '../production/screen.ts'
import type { HolePlaces } from './metres-outside.ts'

/** A dataset as the rules read it, whoever holds it: the server its snapshot, the import what it loaded. */
export type Inspected = {
  /** The rows of a layer; none where the dataset does not have it. */
  readonly rowsOf: (layer: LayerId) => readonly AnyRow[]
  /** Whether the place of a row is known, by its number among the rows of its layer. */
  readonly isPlaced: (layer: LayerId, row: number) => boolean
  /** The figures of a screen as its call answers them. */
  readonly figuresOf: (screen: ProductionScreen['id']) => readonly AnyRow[]
  /** The holes whose course was measured. */
  readonly surveyed: () => ReadonlySet<Value>
  /** The outlines of fields by their code, in metres of the Dutch grid. */
  readonly outlines: () => ReadonlyMap<Value, readonly PlaneShape[]>
  /** Where a hole is on the same grid, by its number among the boreholes. */
  readonly holeAt: (row: number) => HolePlaces
  /** The day that the data are of. */
  readonly day: number
  readonly figuresUntil: FiguresUntil
  /** The codes that the dataset brings, as `list.code`. */
  readonly ownCodes: readonly string[]
}
