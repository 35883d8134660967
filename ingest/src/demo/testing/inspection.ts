import { tables } from '@datacentre/catalogue'
import { codeLists } from '@datacentre/catalogue/codes/index'
import type { AnyRow, Column } from '@datacentre/catalogue/grammar/column'
import { partsOf } from '@datacentre/catalogue/grammar/column-kinds'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { rowsOf } from './the-demo.ts'

/** What is wrong with the rows of a table, found in one reading. */
export type Inspection = {
  readonly rows: number
  readonly keysTwice: readonly string[]
  readonly requiredEmpty: readonly string[]
  readonly unknownCodes: readonly string[]
  readonly brokenLists: readonly string[]
  readonly columnsNeverEmpty: readonly string[]
  readonly danglingReferences: readonly string[]
}

/** Values of a list: comma and perhaps a space between them, none empty. */
const LIST = /^[^,\s][^,]*(, ?[^,\s][^,]*)*$/

export function inspectTables(): ReadonlyMap<string, Inspection> {
  const columnValues = new ColumnValues(tables)
  const readings = tables.map((table: Table) => ({ table, reading: readTable(table, columnValues) }))
  return new Map(
    readings.map(({ table, reading }) => [
      table.id,
      {
        ...reading,
        danglingReferences: (table.references ?? []).flatMap((reference) =>
          columnValues.missing(table.id, reference),
        ),
      },
    ]),
  )
}

/** The values of every column that refers or is referred to. */
class ColumnValues {
  readonly #values = new Map<string, Set<unknown>>()

  constructor(all: readonly Table[]) {
    for (const { id, references = [] } of all) {
      for (const { column, table, to } of references) {
        this.#values.set(`${id}.${column}`, new Set())
        this.#values.set(`${table}.${to}`, new Set())
      }
    }
  }

  note(id: string, row: AnyRow, columns: readonly Column[]): void {
    for (const { key } of columns) this.#values.get(`${id}.${key}`)?.add(row[key] ?? null)
  }

  watched(id: string, columns: readonly Column[]): readonly Column[] {
    return columns.filter(({ key }) => this.#values.has(`${id}.${key}`))
  }

  missing(
    id: string,
    { column, table, to }: { column: string; table: string; to: string },
  ): readonly string[] {
    const known = this.#values.get(`${table}.${to}`)
    return [...(this.#values.get(`${id}.${column}`) ?? [])]
      .filter((value) => value !== null && !known?.has(value))
      .map((value) => `${column} ${String(value)}`)
  }
}

function readTable(table: Table, values: ColumnValues): Omit<Inspection, 'danglingReferences'> {
  const keys = new Set<string>()
  const keysTwice: string[] = []
  const requiredEmpty: string[] = []
  const unknownCodes = new Set<string>()
  const brokenLists: string[] = []
  const neverEmpty = new Set(table.columns.filter(({ required }) => !required).map(({ key }) => key))
  const watched = values.watched(table.id, table.columns)
  let rows = 0
  for (const row of rowsOf(table.id as (typeof tables)[number]['id'])) {
    rows++
    for (const columns of [table.key, ...(table.unique ?? []).map((column) => [column])]) {
      const key = `${columns.join(',')} ${columns.map((column) => row[column]).join('|')}`
      if (keys.has(key)) keysTwice.push(key)
      keys.add(key)
    }
    for (const column of table.columns) {
      const value = row[column.key] ?? null
      if (value === null || (Array.isArray(value) && value.length === 0)) {
        neverEmpty.delete(column.key)
        if (column.required) requiredEmpty.push(column.key)
      } else if (typeof value === 'string') {
        for (const code of unknownIn(column, value)) unknownCodes.add(`${column.key} ${code}`)
        if ((column.kind === 'list' || column.kind === 'codeList') && !LIST.test(value))
          brokenLists.push(value)
      }
    }
    values.note(table.id, row, watched)
  }
  return {
    rows,
    keysTwice,
    requiredEmpty,
    unknownCodes: [...unknownCodes],
    brokenLists,
    columnsNeverEmpty: [...neverEmpty],
  }
}

const known = new Map(
  Object.entries(codeLists).map(([name, codes]) => [name, new Set(codes.map((code) => code.toLowerCase()))]),
)

function unknownIn(column: Column, value: string): readonly string[] {
  if (!('codes' in column)) return []
  const codes = column.kind === 'codeList' ? partsOf(value) : [value]
  return codes.filter((code) => !known.get(column.codes)?.has(code.toLowerCase()))
}
