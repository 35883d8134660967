import { boreholes, fields, registers } from '@datacentre/catalogue'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { mapLayers } from '@datacentre/catalogue/geography/map-layers'
import { productionScreens } from '@datacentre/catalogue/production/index'
import { deviationPoints, deviationSurveys } from '@datacentre/catalogue/supporting/deviation'
import { facilities } from '@datacentre/catalogue/supporting/facilities'
import { WELL_PATHS } from '@datacentre/catalogue/wire/map-addresses'
import { partOf, type Version } from '@datacentre/database'
import { collections, type Collection } from '../../collections/collections.ts'
import { tablesServed } from './tables-served.ts'

type Made = {
  /** The tables that files are made of. */
  readonly of: readonly string[]
  readonly names: RegExp
  /** The tables of figures among them that have the provinces of their subjects in such files. */
  readonly withProvinces?: readonly string[]
}

/** Two versions. */
export type Between = {
  readonly one: Version
  readonly other: Version
  /** Whether the subjects of a table of figures lie in the same provinces in both. */
  readonly inSameProvinces: (table: string) => boolean
}

/** Where subjects of figures lie is told by the registers. */
export const subjectTables: readonly Table[] = [boreholes, fields, facilities]

const figureTables = productionScreens.flatMap(({ table }) => (table === null ? [] : [String(table.id)]))

const PACKED = String.raw`-[0-9a-f]{16}\.(br|gzip)`

function tablesOf({ id, table }: Collection): readonly string[] {
  if (id === WELL_PATHS) return [deviationSurveys.id, deviationPoints.id, boreholes.id]
  return [table.id]
}

/** What of a version is kept on disk and made of some of its tables alone. What is not named here is made anew for each version. */
const made: readonly Made[] = [
  ...tablesServed.map(({ id }) => ({ of: [id], names: new RegExp(String.raw`^${id}\.json$`) })),
  ...registers.map(({ id }) => ({
    of: [id],
    names: new RegExp(String.raw`^(list-${id}\.json|${id}${PACKED})$`),
  })),
  ...mapLayers.map(({ id, table }) => ({
    of: [table.id],
    names: new RegExp(String.raw`^layer-${id}(\.(json|boxes|ground)|${PACKED})$`),
  })),
  ...collections.map((collection) => ({
    of: tablesOf(collection),
    names: new RegExp(String.raw`^features-${collection.id}\.json(\.index)?$`),
    withProvinces: figureTables.filter((table) => table === collection.table.id),
  })),
  { of: figureTables, names: /^figure-coverage\.json$/, withProvinces: figureTables },
]

export const isSameTable = (table: string, { one, other }: Pick<Between, 'one' | 'other'>): boolean =>
  partOf(one, table) === partOf(other, table)

/** Whether a file of one version is that of another too, because they share what it is made of. */
export function isShared(name: string, between: Between): boolean {
  const file = made.find(({ names }) => names.test(name))
  return (
    file !== undefined &&
    file.of.every((table) => isSameTable(table, between)) &&
    (file.withProvinces ?? []).every(between.inSameProvinces)
  )
}
