import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { RegisterSnapshot } from '../snapshot/register-snapshot.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/**
 * The rows that a long list of ids asks for, looked up while the list came in: what is held is a mark for each row of the
 * register, however many ids there are. They are rows of one snapshot, so the answer must come from that one.
 */
export class CollectedIds {
  readonly snapshot: Snapshot
  readonly #list: RegisterSnapshot
  readonly #marks: Uint8Array

  constructor(snapshot: Snapshot, list: RegisterSnapshot) {
    this.snapshot = snapshot
    this.#list = list
    this.#marks = new Uint8Array(list.rows.length)
  }

  /** Ids that nothing has are passed over (D16.15). */
  add(id: string | number): void {
    const place = this.#list.placeOf(id)
    if (place !== undefined) this.#marks[place] = 1
  }

  rows(): readonly AnyRow[] {
    return this.#list.rows.filter((_, place) => this.#marks[place] === 1)
  }
}
