import { mkdir, open, rename, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setImmediate as othersFirst } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import type { Geometry } from '@datacentre/catalogue/geography/geojson'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Collection } from './collections.ts'
import { isNotThere, readCachedFile, writeCachedFile } from '../disk/cached-file.ts'
import { checksumOf } from '../disk/file-checksum.ts'
import { openedFile, readWhole, type OpenedFile } from '../disk/opened-file.ts'
import { asNoRoom } from '../disk/no-room.ts'
import { shapeOf } from './intersects.ts'
import { writeProperties } from './properties.ts'

/** Features that are written at a time, between which others are answered. */
const AT_A_TIME = 250

/** The geometries of rows in degrees; null where one is not known. */
export type GeometriesOf = (rows: readonly AnyRow[]) => Promise<readonly (Geometry | null)[]>

type Source = {
  readonly collection: Collection
  /** How many rows there are, without making them. */
  readonly count: number
  readonly rows: () => readonly AnyRow[]
  readonly geometriesOf: GeometriesOf
}

/** The features of a collection as the JSON that they are answered in. */
export type FeatureFile = {
  /** The features at these places, with commas between them. */
  readonly read: (places: readonly number[]) => Buffer
  /** West, south, east and north of each feature in degrees; NaN where its place is not known. */
  readonly boxes: Float64Array
}

const BOX = 4

/**
 * Writes the features of a collection to a file, or finds it written, and reads from it: all of them take more memory than the
 * rest of the dataset, and a page of them is read from the disk's own memory in a millisecond.
 */
export async function featureFile(path: string, source: Source): Promise<FeatureFile> {
  const index = (await keptIndex(path, source.count)) ?? (await writeOrTell(path, source))
  return readBy(path, index, source.count)
}

/** The features of a collection where they were written before; null where they were not, or were damaged since. */
export async function keptFeatureFile(path: string, count: number): Promise<FeatureFile | null> {
  const index = await keptIndex(path, count)
  return index && readBy(path, index, count)
}

function readBy(path: string, index: Float64Array, count: number): FeatureFile {
  const starts = index.subarray(0, count + 1)
  const opened = openedFile(path)
  return {
    read: (places) => readPlaces(opened, starts, places),
    boxes: index.subarray(count + 1, count + 1 + BOX * count),
  }
}

const indexPath = (path: string): string => `${path}.index`

/** Numbers in the index of so many features: where each starts and the last ends, their boxes, and the checksum of the file. */
const indexLength = (count: number): number => count + 1 + BOX * count + 1

/** Where each feature starts, and its box; null when it was not written, is of other rows, or its features were damaged since. */
async function keptIndex(path: string, count: number): Promise<Float64Array | null> {
  const kept = await readCachedFile(indexPath(path))
  if (kept === null || kept.length !== indexLength(count) * Float64Array.BYTES_PER_ELEMENT) return null
  const index = new Float64Array(Uint8Array.from(kept).buffer)
  return (await isOfIndex(path, { length: index[count], checksum: index.at(-1) })) ? index : null
}

type Written = { readonly length: number | undefined; readonly checksum: number | undefined }

async function isOfIndex(path: string, { length, checksum }: Written): Promise<boolean> {
  try {
    return (await stat(path)).size === length && (await checksumOf(path)) === checksum
  } catch (error) {
    if (isNotThere(error)) return false
    throw error
  }
}

async function writeOrTell(path: string, source: Source): Promise<Float64Array> {
  try {
    return await writeFeatures(path, source)
  } catch (error) {
    throw asNoRoom(error, dirname(path))
  }
}

async function writeFeatures(path: string, source: Source): Promise<Float64Array> {
  const { collection, geometriesOf } = source
  const rows = source.rows()
  const index = new Float64Array(indexLength(rows.length))
  const boxes = index.subarray(rows.length + 1)
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}`
  const handle = await open(draft, 'w')
  try {
    let length = 0
    let checksum = 0
    for (let at = 0; at < rows.length; at += AT_A_TIME) {
      const some = rows.slice(at, at + AT_A_TIME)
      const geometries = await geometriesOf(some)
      const written = some.map((row, nr) => {
        const geometry = geometries[nr] ?? null
        boxOf(geometry, boxes, BOX * (at + nr))
        const bytes = Buffer.from(`${JSON.stringify(featureOf(collection, row, geometry))},`)
        index[at + nr] = length
        length += bytes.length
        return bytes
      })
      const bytes = Buffer.concat(written)
      checksum = crc32(bytes, checksum)
      await handle.writeFile(bytes)
      await othersFirst()
    }
    index[rows.length] = length
    index[index.length - 1] = checksum
    await handle.datasync()
  } finally {
    await handle.close()
  }
  await rename(draft, path)
  // Only what has its index is whole.
  await writeCachedFile(indexPath(path), Buffer.from(index.buffer))
  return index
}

/** A row as a feature of GeoJSON. */
export const featureOf = (collection: Collection, row: AnyRow, geometry: Geometry | null) => ({
  type: 'Feature' as const,
  id: collection.idOf(row),
  geometry,
  properties: writeProperties(collection.columns, row),
})

function boxOf(geometry: Geometry | null, boxes: Float64Array, at: number): void {
  const box = [Infinity, Infinity, -Infinity, -Infinity]
  if (geometry !== null) {
    const { points, lines, areas } = shapeOf(geometry)
    for (const path of [points, ...lines, ...areas.flat()])
      for (const [x, y] of path) {
        box[0] = Math.min(box[0]!, x)
        box[1] = Math.min(box[1]!, y)
        box[2] = Math.max(box[2]!, x)
        box[3] = Math.max(box[3]!, y)
      }
  }
  boxes.set(box[0] === Infinity ? [NaN, NaN, NaN, NaN] : box, at)
}

/** Features that stand beside each other are read together. */
function readPlaces(opened: OpenedFile, starts: Float64Array, places: readonly number[]): Buffer {
  const length = places.reduce((sum, place) => sum + starts[place + 1]! - starts[place]!, 0)
  if (length === 0) return Buffer.alloc(0)
  const bytes = Buffer.allocUnsafe(length)
  let at = 0
  for (let first = 0; first < places.length;) {
    let last = first
    while (places[last + 1] === places[last]! + 1) last++
    const [from, to] = [starts[places[first]!]!, starts[places[last]! + 1]!]
    readWhole(opened, bytes.subarray(at, at + to - from), from)
    at += to - from
    first = last + 1
  }
  // Each ends in a comma.
  return bytes.subarray(0, -1)
}
