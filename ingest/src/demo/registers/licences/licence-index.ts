import { cellAt, cellsOf } from '../../ground/cells.ts'
import type { Position } from '../../ground/plane.ts'
import type { DemoField } from '../fields/field-model.ts'
import { covers, type DemoLicence, suitsField } from './licence-model.ts'

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
    return this.#cells.get(cellAt(lon, lat)) ?? []
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
