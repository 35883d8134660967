import { boreholes, fields, registers } from '@datacentre/catalogue'
import { mapLayers } from '@datacentre/catalogue/geography/map-layers'
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
}

const PACKED = String.raw`-[0-9a-f]{16}\.(br|gzip)`

/** Where subjects of figures lie is told by the registers, so their figures are made of those too. */
const subjects = [boreholes.id, fields.id, facilities.id]

function tablesOf({ id, table }: Collection): readonly string[] {
  if (id === WELL_PATHS) return [deviationSurveys.id, deviationPoints.id, boreholes.id]
  return mapLayers.some((layer) => layer.table.id === table.id) ? [table.id] : [table.id, ...subjects]
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
  })),
]

/** Whether a file of one version is that of another too, because they share the tables that it is made of. */
export function isShared(name: string, one: Version, other: Version): boolean {
  const file = made.find(({ names }) => names.test(name))
  return file !== undefined && file.of.every((table) => partOf(one, table) === partOf(other, table))
}
