import type { Inspected } from '@datacentre/catalogue/findings/inspected'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { fields } from '@datacentre/catalogue/registers/index'
import { deviationPoints } from '@datacentre/catalogue/supporting/deviation'
import type { CheckedPackage } from '../package/check-package.ts'
import { checkedRows, type CheckedRow } from '../package/checked-rows.ts'
import type { Descriptor } from '../package/descriptor.ts'
import { PackageChanged } from '../package/load-package.ts'
import { versionOf } from '../package/version-of.ts'
import { inspectRows } from './inspect-rows.ts'
import { storedRows } from './inspect-stored.ts'
import type { RowSource } from './row-source.ts'

const refuse = (): never => {
  throw new PackageChanged()
}

/** In the order in which a store gives them, so that the same examples are told before and after loading. */
function byKey({ key }: Table, rows: readonly AnyRow[]): readonly AnyRow[] {
  return rows.toSorted((one, other) => {
    for (const column of key) {
      const [a, b] = [one[column] ?? '', other[column] ?? '']
      if (a !== b) return a < b ? -1 : 1
    }
    return 0
  })
}

/** The rows that a package would bring; tables that it leaves as they are come from the dataset that stands. */
function packageRows(checked: CheckedPackage, { resources }: Descriptor): RowSource {
  const { standing, isPartial } = checked
  const standingRows = isPartial && standing !== null ? storedRows(standing.reading) : null
  const isBrought = (table: Table): boolean => resources.some((resource) => resource.table.id === table.id)
  const read = async (table: Table, isWanted: (row: CheckedRow) => boolean): Promise<CheckedRow[]> => {
    const found: CheckedRow[] = []
    for (const resource of resources.filter((one) => one.table.id === table.id))
      for await (const rows of checkedRows({ checked, resource, onBytes: () => {}, onFault: refuse }))
        for (const row of rows) if (isWanted(row)) found.push(row)
    return found
  }
  const some = async (table: Table, isWanted: (row: CheckedRow) => boolean): Promise<readonly AnyRow[]> => {
    const found = await read(table, isWanted)
    return byKey(
      table,
      found.map(({ row }) => row),
    )
  }
  return {
    rows: async (table) =>
      isBrought(table) ? some(table, () => true) : ((await standingRows?.rows(table)) ?? []),
    shapeless: async (table) =>
      isBrought(table)
        ? some(table, ({ geometry }) => geometry === null)
        : ((await standingRows?.shapeless(table)) ?? []),
    fieldShapes: async () => {
      if (!isBrought(fields)) return (await standingRows?.fieldShapes()) ?? new Map()
      const shaped = await read(fields, ({ geometry }) => geometry !== null)
      return new Map(shaped.map(({ row, geometry }) => [row['fieldDbk'], JSON.stringify(geometry)]))
    },
    pointsOf: async (boreholeDbks) => {
      if (!isBrought(deviationPoints)) return (await standingRows?.pointsOf(boreholeDbks)) ?? []
      const wanted = new Set<unknown>(boreholeDbks)
      return wanted.size === 0 ? [] : some(deviationPoints, ({ row }) => wanted.has(row['boreholeDbk']))
    },
  }
}

/** A package without faults as the rules of quality would read it once it was loaded; nothing is written for it. */
export function inspectChecked(checked: CheckedPackage, now: number): Promise<Inspected> {
  const { descriptor } = checked
  if (descriptor === null) throw new Error('a package without a descriptor has faults')
  return inspectRows(packageRows(checked, descriptor), versionOf(descriptor, checked), now)
}
