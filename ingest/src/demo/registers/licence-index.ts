import type { Position, Ring } from '../ground/plane.ts'
import type { DemoField } from './field-model.ts'
import { covers, type DemoLicence, suitsField } from './licence-model.ts'

const CELLS_PER_DEGREE = 4
const cellOf = (lon: number, lat: number): number =>
  Math.floor(lat * CELLS_PER_DEGREE) * 1000 + Math.floor(lon * CELLS_PER_DEGREE)

/** Finds the licences at a place: each is filed under every quarter of a degree that it may touch. */
export class LicenceIndex {
  readonly #cells = new Map<number, DemoLicence[]>()
  readonly #ofFields = new Map<DemoField, readonly DemoLicence[]>()

  constructor(licences: readonly DemoLicence[]) {
    for (const licence of licences) {
      const cells = new Set(licence.rings.flatMap(cellsOf))
      for (const cell of cells) {
        const filed = this.#cells.get(cell)
        if (filed) filed.push(licence)
        else this.#cells.set(cell, [licence])
      }
    }
  }

  #near({ lon, lat }: Position): readonly DemoLicence[] {
    return this.#cells.get(cellOf(lon, lat)) ?? []
  }

  /** The licences in force in which a field lies. */
  ofField(field: DemoField): readonly DemoLicence[] {
    const known = this.#ofFields.get(field)
    if (known) return known
    const found = this.#near(field.position)
      .filter(({ status }) => status !== 'EXPIRED')
      .filter((licence) => suitsField(licence, field))
    this.#ofFields.set(field, found)
    return found
  }

  /** A licence for hydrocarbons that covered a place on a day. */
  onDay(position: Position, day: number): DemoLicence | null {
    const held = ({ granted, expiry, resource }: DemoLicence): boolean =>
      resource === 'HYDROCARBONS' && granted !== null && granted <= day && day <= (expiry ?? Infinity)
    return this.#near(position).find((licence) => held(licence) && covers(licence, position)) ?? null
  }
}

function cellsOf(ring: Ring): readonly number[] {
  const lons = ring.map(({ lon }) => Math.floor(lon * CELLS_PER_DEGREE))
  const lats = ring.map(({ lat }) => Math.floor(lat * CELLS_PER_DEGREE))
  const cells: number[] = []
  for (let row = Math.min(...lats); row <= Math.max(...lats); row++) {
    for (let column = Math.min(...lons); column <= Math.max(...lons); column++)
      cells.push(row * 1000 + column)
  }
  return cells
}
