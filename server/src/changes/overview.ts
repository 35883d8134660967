import { speak } from '@datacentre/catalogue/texts/index'
import { registers } from '@datacentre/catalogue/registers/index'
import { tables } from '@datacentre/catalogue/tables'
import { writeDay } from '@datacentre/catalogue/time/days'
import { formatsFor } from '@datacentre/catalogue/wire/files'
import type { ChangeCounts, Version } from '@datacentre/database'
import { collections, type Collection } from '../collections/collections.ts'
import { withParameters, type Asked } from '../features/api-base.ts'
import { keptIn } from '../request/version-asked.ts'
import type { Pair } from './question.ts'
import { countsOf, type Served } from './reading.ts'

/** A version as it is told to others. */
export const shownVersion = ({ id, packageVersion, created, importedAt }: Version) => ({
  version: id,
  packageVersion,
  created: created === null ? null : writeDay(created),
  imported: new Date(importedAt).toISOString(),
})

type TableId = (typeof tables)[number]['id']

/** A table in a version: how many rows it has, and how many changed since the version before. */
export type TableThen = {
  readonly table: TableId
  readonly title: string
  readonly rows: number
  /** Null for the oldest version, which there is nothing to compare with. */
  readonly changes: ChangeCounts | null
  /** Where they are told row by row. */
  readonly address: string | null
  /** Its list as it was then, for a register. */
  readonly list: string | null
  readonly files: readonly { readonly format: string; readonly address: string }[]
}

export type VersionThen = {
  readonly version: Version
  /** The version before it, where that is kept. */
  readonly before: Version | null
  readonly tables: readonly TableThen[]
}

const NONE: ChangeCounts = { added: 0, removed: 0, changed: 0 }

export const isAny = ({ added, removed, changed }: ChangeCounts): boolean => added + removed + changed > 0

/** Every version that is kept, with what it changed in each table, the newest first. */
export async function versionsThen(served: Served, asked: Asked): Promise<readonly VersionThen[]> {
  const kept = keptIn(served.snapshot)
  const told: VersionThen[] = []
  for (const [at, version] of kept.entries()) {
    const before = kept[at + 1] ?? null
    const ofTables: TableThen[] = []
    for (const { id } of tables) {
      const one = await tableThen(served, asked, { id, version, before })
      if (one.rows > 0 || isAny(one.changes ?? NONE)) ofTables.push(one)
    }
    told.push({ version, before, tables: ofTables })
  }
  return told
}

type Then = { readonly id: TableId; readonly version: Version; readonly before: Version | null }

function listThen(id: TableId, version: Version, home: string): string | null {
  const register = registers.find((one) => one.id === id)
  return register === undefined ? null : withParameters(`${home}${register.route}`, { version: version.id })
}

async function tableThen(
  served: Served,
  { home, language }: Asked,
  { id, version, before }: Then,
): Promise<TableThen> {
  const table = tables.find((candidate) => candidate.id === id)!
  const pair: Pair | null = before === null ? null : [before, version]
  const collection = collections.find((one) => one.table.id === id)
  return {
    table: id,
    title: speak(language)(`table.${id}`),
    rows: version.rowCounts[id] ?? 0,
    changes: pair === null ? null : await countsOf(served, table, pair),
    address:
      before === null ? null : withParameters(`${home}/changes/${id}`, { from: before.id, to: version.id }),
    list: listThen(id, version, home),
    files: collection === undefined ? [] : filesOf(collection, version, home),
  }
}

const filesOf = ({ id, geometry }: Collection, version: Version, home: string): TableThen['files'] =>
  formatsFor(geometry !== null).map((format) => ({
    format,
    address: withParameters(`${home}/files/${id}.${format}`, { version: version.id }),
  }))
