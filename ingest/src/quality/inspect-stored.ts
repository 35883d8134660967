import type { Inspected } from '@datacentre/catalogue/findings/inspected'
import { fields } from '@datacentre/catalogue/registers/index'
import { readDeviationPoints, readRows, readShapes, type Reading, type Version } from '@datacentre/database'
import { inspectRows } from './inspect-rows.ts'
import type { RowSource } from './row-source.ts'

/** The rows of a version in the store. */
export const storedRows = (reading: Reading): RowSource => ({
  rows: (table) => readRows(reading, table),
  shapeless: (table) => readRows(reading, table, { isShapeless: true }),
  fieldShapes: async () => {
    const read = await readShapes(reading, fields)
    return new Map(
      read.flatMap(({ fieldDbk, geometry }) => (geometry === null ? [] : [[fieldDbk, geometry] as const])),
    )
  },
  pointsOf: (boreholeDbks) => readDeviationPoints(reading, boreholeDbks),
})

/** A version that was loaded, as the rules of quality read it. */
export const inspectStored = (reading: Reading, version: Version): Promise<Inspected> =>
  inspectRows(storedRows(reading), version, version.importedAt)
