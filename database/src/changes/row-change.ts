import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { forms, type StoredValue } from '../reading/stored-value.ts'
import { comparedColumns, isNames, NO_NAMES } from './comparison.ts'
import type { Key } from './key-windows.ts'

/** The place of a row among its columns; what it is in coordinates is not told. */
export const GEOMETRY = 'geometry'

/** How a row differs between two versions. */
export type RowChange = {
  readonly kind: 'added' | 'removed' | 'changed'
  readonly key: Key
  /** The row in wire form, without its shape; null where the version does not have it. */
  readonly before: AnyRow | null
  readonly after: AnyRow | null
  /** The columns that differ, `geometry` among them; of a row that one version lacks those that have a value. */
  readonly columns: readonly string[]
}

type Stored = Readonly<Record<string, StoredValue>>

const wireRow = (table: Table, stored: Stored): AnyRow =>
  Object.fromEntries(table.columns.map(({ key, kind }) => [key, forms[kind].toWire(stored[key] ?? null)]))

/** Compares a row as two versions have it, its shape by `isMoved`; null where it is the same, or in neither. */
export function changeOf(
  table: Table,
  [before, after]: readonly [Stored | null, Stored | null],
  isMoved: boolean,
): RowChange | null {
  const row = after ?? before
  if (row === null) return null
  const valueIn = (stored: Stored | null, key: string): StoredValue =>
    stored?.[key] ?? (isNames(table, key) ? NO_NAMES : null)
  const columns = comparedColumns(table).filter((key) =>
    key === GEOMETRY ? isMoved : valueIn(before, key) !== valueIn(after, key),
  )
  if (before !== null && after !== null && columns.length === 0) return null
  const wire = wireRow(table, row)
  return {
    kind: before === null ? 'added' : after === null ? 'removed' : 'changed',
    key: table.key.map((name) => wire[name] ?? null),
    before: before === null ? null : wireRow(table, before),
    after: after === null ? null : wireRow(table, after),
    columns,
  }
}
