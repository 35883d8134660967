import type { Table } from '@datacentre/catalogue/grammar/table'
import { tables } from '@datacentre/catalogue/tables'
import type { Findings } from './fault.ts'
import type { ReadRow } from './row-reader.ts'

type Place = { readonly file: string; readonly line: number }

const BETWEEN = '\u0000'

const keyOf = (row: ReadRow, columns: readonly string[]): unknown =>
  columns.length === 1 ? row[columns[0]!] : columns.map((column) => String(row[column])).join(BETWEEN)

/** Watches over one table that no two rows share a key or a unique value. */
export class Uniqueness {
  private readonly seen: readonly { columns: readonly string[]; lines: Map<unknown, number> }[]

  constructor(table: Table) {
    const alone = (table.unique ?? []).map((column) => [column])
    this.seen = [table.key, ...alone].map((columns) => ({ columns, lines: new Map() }))
  }

  check(row: ReadRow, { file, line }: Place, findings: Findings): void {
    for (const { columns, lines } of this.seen) {
      const key = keyOf(row, columns)
      const before = lines.get(key)
      if (before === undefined) lines.set(key, line)
      else {
        findings.fault({
          file,
          line,
          column: columns.join(' + '),
          value: columns.map((column) => String(row[column])).join(' + '),
          rule: `must be unique: line ${before} has the same`,
        })
      }
    }
  }
}

/** The columns of a table that other tables point at. */
const targetsOf = (table: Table): string[] => {
  const every: readonly Table[] = tables
  const pointed = every
    .flatMap((other) => other.references ?? [])
    .filter((reference) => reference.table === table.id)
  return [...new Set(pointed.map((reference) => reference.to))]
}

const LINES_KEPT = 100

/** Gathers who points where over the whole package, because tables point at each other in both directions. */
export class References {
  private readonly targets = new Map<string, Set<unknown>>()
  private readonly pointers: {
    table: Table
    column: string
    target: string
    lines: Map<unknown, Pointing>
  }[] = []

  /** A collector for the rows of one table. */
  collect(table: Table, file: string): (row: ReadRow, line: number) => void {
    const targets = targetsOf(table).map((column) => {
      const values = new Set<unknown>()
      this.targets.set(`${table.id}.${column}`, values)
      return { column, values }
    })
    const pointers = (table.references ?? []).map((reference) => {
      const pointer = { column: reference.column, lines: new Map<unknown, Pointing>() }
      this.pointers.push({ table, target: `${reference.table}.${reference.to}`, ...pointer })
      return pointer
    })
    return (row, line) => {
      for (const { column, values } of targets) values.add(row[column])
      for (const { column, lines } of pointers)
        if (row[column] !== null) note(lines, row[column], { file, line })
    }
  }

  /** Tells every value that points at nothing. */
  check(findings: Findings): void {
    for (const { column, target, lines } of this.pointers) {
      const targets = this.targets.get(target)
      for (const [value, { file, at, count }] of lines) {
        if (targets?.has(value)) continue
        const rule = `must exist as ${target}, but no row has it`
        for (const line of at) findings.fault({ file, line, column, value: String(value), rule })
        findings.faultCount += count - at.length
      }
    }
  }
}

type Pointing = { readonly file: string; readonly at: number[]; count: number }

function note(lines: Map<unknown, Pointing>, value: unknown, { file, line }: Place): void {
  const known = lines.get(value)
  if (known === undefined) lines.set(value, { file, at: [line], count: 1 })
  else {
    known.count++
    if (known.at.length < LINES_KEPT) known.at.push(line)
  }
}
