import { WORDS_PER_ROW } from './row-hash.ts'

/** The fingerprints of rows one after the other, as they are stored. */
export type RowFingerprints = Uint8Array

export const BYTES_PER_FINGERPRINT = WORDS_PER_ROW * Int32Array.BYTES_PER_ELEMENT

const FEWEST_ROWS = 1024

/**
 * The fingerprints of a table's rows, found by the hash of their key. Two million rows take 64 MB this way, a quarter of what a
 * Map of their keys does.
 */
export class RowIndex {
  private words: Int32Array
  /** The number of a row plus one, at the place of its key's hash or the next free one. */
  private slots: Int32Array
  private count = 0

  constructor(rows = FEWEST_ROWS) {
    this.words = new Int32Array(rows * WORDS_PER_ROW)
    this.slots = new Int32Array(slotsFor(rows))
  }

  /** From bytes that `toBytes` gave. */
  static from(bytes: Uint8Array): RowIndex {
    const words = new Int32Array(bytes.byteLength / Int32Array.BYTES_PER_ELEMENT)
    new Uint8Array(words.buffer).set(bytes)
    const rows = words.length / WORDS_PER_ROW
    const index = new RowIndex(Math.max(rows, FEWEST_ROWS))
    for (let row = 0; row < rows; row++) index.add(words, row * WORDS_PER_ROW)
    return index
  }

  get size(): number {
    return this.count
  }

  toBytes(): RowFingerprints {
    return new Uint8Array(this.words.buffer, 0, this.count * BYTES_PER_FINGERPRINT)
  }

  /** The number of the row with the key of the fingerprint at a place, or -1. */
  find(words: Int32Array, at: number): number {
    const found = this.slots[this.slotOf(words, at)]!
    return found - 1
  }

  /** Adds a row and returns -1, or the number of the row that had its key before. */
  add(words: Int32Array, at: number): number {
    const slot = this.slotOf(words, at)
    const before = this.slots[slot]! - 1
    if (before !== -1) return before
    if ((this.count + 1) * WORDS_PER_ROW > this.words.length) return this.grow().add(words, at)
    this.words.set(words.subarray(at, at + WORDS_PER_ROW), this.count * WORDS_PER_ROW)
    this.count++
    this.slots[slot] = this.count
    return -1
  }

  /** Whether a row here and the one of a fingerprint are the same in every column. */
  isSame(row: number, words: Int32Array, at: number): boolean {
    const own = row * WORDS_PER_ROW
    return this.words[own + 2] === words[at + 2] && this.words[own + 3] === words[at + 3]
  }

  /** Where the key is, or the free place where it would be. */
  private slotOf(words: Int32Array, at: number): number {
    const [low, high] = [words[at], words[at + 1]]
    const last = this.slots.length - 1
    for (let slot = low! & last; ; slot = (slot + 1) & last) {
      const row = this.slots[slot]! - 1
      if (row === -1) return slot
      if (this.words[row * WORDS_PER_ROW] === low && this.words[row * WORDS_PER_ROW + 1] === high) return slot
    }
  }

  private grow(): this {
    const before = this.words
    this.words = new Int32Array(before.length * 2)
    this.words.set(before)
    this.slots = new Int32Array(slotsFor(this.words.length / WORDS_PER_ROW))
    for (let row = 0; row < this.count; row++) {
      const at = row * WORDS_PER_ROW
      let slot = this.words[at]! & (this.slots.length - 1)
      while (this.slots[slot] !== 0) slot = (slot + 1) & (this.slots.length - 1)
      this.slots[slot] = row + 1
    }
    return this
  }
}

/** A power of two that leaves at least half of the places free. */
const slotsFor = (rows: number): number => 2 ** Math.ceil(Math.log2(rows * 2))
