import type { Value } from '@datacentre/catalogue/grammar/column'
import type { Table } from '@datacentre/catalogue/grammar/table'
import type { Geometry } from '../geometry.ts'

/** Two halves of the hash of a row's key, and two of the whole row. */
export const WORDS_PER_ROW = 4

type HashedValue = Value | Geometry | undefined
export type HashedRow = Readonly<Record<string, HashedValue>>

const float = new Float64Array(1)
const floatWords = new Int32Array(float.buffer)

let low = 0
let high = 0

function begin(): void {
  low = 0x2545f491
  high = 0x6a09e667
}

function addWord(word: number): void {
  low = Math.imul(low ^ word, 0x01000193)
  low ^= low >>> 15
  high = Math.imul(((high << 13) | (high >>> 19)) ^ word, 0x5bd1e995)
}

function addText(text: string): void {
  for (let at = 0; at < text.length; at++) addWord(text.charCodeAt(at))
  addWord(text.length)
}

function addNumber(value: number): void {
  // Minus zero is zero.
  float[0] = value + 0
  addWord(floatWords[0]!)
  addWord(floatWords[1]!)
}

const OPENING = 0x5b
const CLOSING = 0x5d

function addCoordinates(coordinates: unknown): void {
  if (typeof coordinates === 'number') return addNumber(coordinates)
  if (!Array.isArray(coordinates)) return
  addWord(OPENING)
  for (const part of coordinates) addCoordinates(part)
  addWord(CLOSING)
}

const isGeometry = (value: HashedValue): value is Geometry =>
  typeof value === 'object' && value !== null && 'coordinates' in value

function addValue(value: HashedValue): void {
  if (typeof value === 'string') addText(value)
  else if (typeof value === 'number') addNumber(value)
  else if (isGeometry(value)) {
    addText(value.type)
    addCoordinates(value.coordinates)
  } else if (Array.isArray(value)) for (const part of value) addText(String(part))
}

const isEmpty = (value: HashedValue): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)

/** The last steps of MurmurHash3, which spread what the last values changed over all bits. */
function spread(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}

function end(into: Int32Array, at: number): void {
  into[at] = spread(low ^ spread(high))
  into[at + 1] = spread(high + low)
}

/**
 * Writes the fingerprint of a row in wire form. Empty values leave no trace: a column that the catalogue gets later, and that
 * no row fills, changes no fingerprint.
 */
export function rowHasher(table: Table): (row: HashedRow, into: Int32Array, at: number) => void {
  const columns = [...table.columns.map(({ key }) => key), 'geometry'].map((key) => {
    begin()
    addText(key)
    return { key, seed: low }
  })
  return (row, into, at) => {
    begin()
    for (const key of table.key) addValue(row[key])
    end(into, at)
    begin()
    for (const { key, seed } of columns) {
      const value = row[key]
      if (isEmpty(value)) continue
      addWord(seed)
      addValue(value)
    }
    end(into, at + 2)
  }
}
