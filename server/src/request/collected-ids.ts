import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { RegisterOfVersion } from '../snapshot/register-of-version.ts'

/**
 * The rows that a long list of ids asks for, looked up while the list came in: what is held is a mark for each row of the
 * register, however many ids there are. They are rows of one version, so the answer must come from that one.
 */
export class CollectedIds {
  readonly of: RegisterOfVersion
  readonly #marks: Uint8Array

  constructor(of: RegisterOfVersion) {
    this.of = of
    this.#marks = new Uint8Array(of.list.rows.length)
  }

  /** Ids that nothing has are passed over (D16.15). */
  add(id: string | number): void {
    const place = this.of.list.placeOf(id)
    if (place !== undefined) this.#marks[place] = 1
  }

  rows(): readonly AnyRow[] {
    return this.of.list.rows.filter((_, place) => this.#marks[place] === 1)
  }
}
