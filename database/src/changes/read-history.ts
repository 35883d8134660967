import type { Table } from '@datacentre/catalogue/grammar/table'
import { sqlName } from '@datacentre/catalogue/tables'
import { sql } from 'kysely'
import { partOf } from '../reading/in-version.ts'
import { isShaped } from '../reading/stored-row.ts'
import type { StoredValue } from '../reading/stored-value.ts'
import type { Connection, Parts } from '../store.ts'
import { changeOf, GEOMETRY, type RowChange } from './row-change.ts'

/** What a version changed of a row, and the version before it. */
export type HistoryStep<V> = { readonly from: V; readonly to: V; readonly change: RowChange }

/** The versions in which one row came, changed or went, of those given with the newest first; in one question. */
export async function readHistory<V extends { readonly parts: Parts }>(
  { db }: Connection,
  table: Table,
  { key, versions }: { readonly key: string | number; readonly versions: readonly V[] },
): Promise<HistoryStep<V>[]> {
  const loadIn = (version: V): number => partOf(version, table.id)
  const loads = [...new Set(versions.map(loadIn))]
  if (loads.length < 2) return []
  const columns = ['versionId', ...table.columns.map((column) => column.key)]
  if (isShaped(table)) columns.push(GEOMETRY)
  const { rows } = await sql<Readonly<Record<string, StoredValue>>>`
    select ${sql.join(columns.map((column) => sql.id(column)))} from ${sql.table(sqlName(table.id))}
    where "versionId" in (${sql.join(loads)}) and ${sql.id(table.key[0] ?? '')} = ${key}
  `.execute(db)
  const rowIn = (version: V) => rows.find((row) => row['versionId'] === loadIn(version)) ?? null
  return versions.slice(0, -1).flatMap((to, at) => {
    const from = versions[at + 1]!
    const [before, after] = [rowIn(from), rowIn(to)]
    const isMoved = (before?.[GEOMETRY] ?? null) !== (after?.[GEOMETRY] ?? null)
    const change = changeOf(table, [before, after], isMoved)
    return change === null ? [] : [{ from, to, change }]
  })
}
