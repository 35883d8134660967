import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { LogDocument } from '@datacentre/catalogue/supporting/documents'
import { readLas, type Las } from '@datacentre/catalogue/underground/read-las'
import { readStoredFile, type Reading } from '@datacentre/database'
import type { SectionWell, Spot } from './section-well.ts'

/** Gamma radiation, by which layers are told apart everywhere; runs of one tool are numbered. */
const GAMMA = /^GR(_?\d*)?$/i

/** A file larger than this is linked to and not read: a page must not wait for it. */
const LARGEST_BYTES = 1_000_000

/** Files of a borehole that are looked into. */
const MOST_FILES = 2

/** A curve is averaged over as many parts of the hole as a picture can show. */
const PARTS = 300

/** A curve of a borehole: its values where they were measured. */
export type LogCurve = {
  readonly name: string
  readonly unit: string
  readonly points: readonly (Spot & { readonly value: number })[]
}

const unzip = promisify(gunzip)

/** The log files of a borehole that may hold a curve, as they are kept. */
export async function readCurveFiles(reading: Reading, logs: readonly LogDocument[]): Promise<Buffer[]> {
  const files: Buffer[] = []
  for (const { fileTypeCode, filePath, fileSize } of logs) {
    if (fileTypeCode !== 'LAS' || filePath === null || (fileSize ?? 0) > LARGEST_BYTES) continue
    const stored = await readStoredFile(reading, filePath)
    if (stored !== null && stored.size <= LARGEST_BYTES) files.push(stored.gzipped)
    if (files.length === MOST_FILES) break
  }
  return files
}

/** The gamma curve of a borehole; null where no file that can be read has one. */
export async function gammaOf(well: SectionWell, files: readonly Buffer[]): Promise<LogCurve | null> {
  for (const file of files) {
    const las = readLas((await unzip(file)).toString('latin1'))
    const curve = las?.curves.find(({ name }) => GAMMA.test(name))
    if (las === null || curve === undefined) continue
    const points = averaged(las.depths, curve.values).map(({ depth, value }) => ({
      ...well.spotAt(depth),
      value,
    }))
    if (points.length > 1) return { name: curve.name, unit: curve.unit, points }
  }
  return null
}

function averaged(
  depths: Las['depths'],
  values: Las['curves'][number]['values'],
): readonly { readonly depth: number; readonly value: number }[] {
  const [top = 0, bottom = 0] = [depths[0], depths.at(-1)]
  const sums = new Map<number, { depth: number; value: number; count: number }>()
  depths.forEach((depth, at) => {
    const value = values[at] ?? null
    if (value === null) return
    const part = Math.min(PARTS - 1, Math.floor(((depth - top) / Math.max(1, bottom - top)) * PARTS))
    const sum = sums.get(part) ?? { depth: 0, value: 0, count: 0 }
    sums.set(part, { depth: sum.depth + depth, value: sum.value + value, count: sum.count + 1 })
  })
  return [...sums.values()].map(({ depth, value, count }) => ({ depth: depth / count, value: value / count }))
}
