import type { Table } from '@datacentre/catalogue/grammar/table'
import { tables } from '@datacentre/catalogue/tables'
import type { Findings } from './fault.ts'
import { DESCRIPTOR } from './package-file.ts'
import type { Resource } from './resource.ts'
import { placeOf, type RowPlace } from './row-place.ts'
import type { ReadRow } from './row-reader.ts'

/** The columns of a table that other tables point at. */
const targetsOf = (table: Table): string[] => {
  const every: readonly Table[] = tables
  const pointed = every
    .flatMap((other) => other.references ?? [])
    .filter((reference) => reference.table === table.id)
  return [...new Set(pointed.map((reference) => reference.to))]
}

type Pointer = {
  readonly file: string
  readonly column: string
  readonly table: string
  /** The table and column it points at. */
  readonly target: string
  /** Where each value that was not found yet stands. */
  readonly values: Map<unknown, (RowPlace | null)[]>
  /** How the file writes a value, where that differs. */
  readonly writtenFor: (value: string) => string | undefined
  /** What its values must be, where that is not simply a value of the target. */
  readonly rule?: string | undefined
}

type OutsidePointer = {
  /** The table outside the package, and its column that points. */
  readonly from: string
  readonly column: string
  readonly table: string
  readonly to: string
  readonly values: Iterable<unknown>
}

/** Gathers who points where over the whole package, because tables point at each other in both directions. */
export class References {
  private readonly targets = new Map<string, ReadonlySet<unknown>>()
  private readonly pointers: Pointer[] = []
  private readonly unread = new Set<string>()
  private readonly absent = new Set<string>()

  /** A collector for the rows of one table. */
  collect({ table, path: file, forms }: Resource): (row: ReadRow, place: RowPlace) => void {
    const targets = targetsOf(table).map((column) => {
      const values = new Set<unknown>()
      this.targets.set(`${table.id}.${column}`, values)
      return { column, values }
    })
    const pointers = (table.references ?? []).map(({ column, table: to, to: key }): Pointer => ({
      file,
      column,
      table: to,
      target: `${to}.${key}`,
      values: new Map(),
      writtenFor: forms.writtenFor,
      rule: forms.codeRuleOf(column),
    }))
    this.pointers.push(...pointers)
    const checked = pointers.filter((pointer) => !this.absent.has(pointer.table))
    const leading = pointers.filter((pointer) => this.absent.has(pointer.table))
    return (row, place) => {
      for (const { column, values } of targets) values.add(row[column])
      for (const pointer of checked) this.note(pointer, row[pointer.column], place)
      // Where nothing is looked for, one place is enough to say so.
      for (const pointer of leading)
        if (pointer.values.size === 0) this.note(pointer, row[pointer.column], place)
    }
  }

  /** Only what points at nothing that was read so far is worth remembering: most of two million rows need no place. */
  private note({ target, values }: Pointer, value: unknown, place: RowPlace): void {
    if (value !== null && !this.targets.get(target)?.has(value)) note(values, value, place)
  }

  /** The values that a column of a table outside the package has: what points at it is checked against these. */
  stands(table: string, column: string, values: ReadonlySet<unknown>): void {
    this.targets.set(`${table}.${column}`, values)
  }

  /** A row outside the package that points at one of its tables. */
  pointsFromOutside({ table, to, column, from, values }: OutsidePointer): void {
    const pointer: Pointer = {
      file: `${from} (as it stands)`,
      column,
      table,
      target: `${table}.${to}`,
      values: new Map(),
      writtenFor: () => undefined,
    }
    for (const value of values) note(pointer.values, value, null)
    this.pointers.push(pointer)
  }

  /** Nothing can be said of what points into this table: its own fault is told. */
  leaveOut(table: string): void {
    this.unread.add(table)
  }

  /** The package does not have this table: what points into it is kept and leads nowhere. */
  expectNone(table: string): void {
    this.absent.add(table)
  }

  /** Tells every value that points at nothing. */
  check(findings: Findings): void {
    this.warnOf(this.unread, findings, (tables) => `${tables} was not checked, because of the faults there`)
    this.warnOf(this.absent, findings, (tables) => `${tables} leads nowhere: the package has no such table`)
    const isChecked = ({ table }: Pointer): boolean => !this.unread.has(table) && !this.absent.has(table)
    for (const pointer of this.pointers.filter(isChecked)) this.checkOne(pointer, findings)
  }

  private warnOf(tables: ReadonlySet<string>, findings: Findings, say: (tables: string) => string): void {
    const pointedAt = [...tables].filter((id) =>
      this.pointers.some(({ table, values }) => table === id && values.size > 0),
    )
    if (pointedAt.length === 0) return
    findings.warn({ file: DESCRIPTOR, message: `what points into ${say(pointedAt.join(', '))}` })
  }

  private checkOne(
    { file, column, target, values, writtenFor, rule: own }: Pointer,
    findings: Findings,
  ): void {
    const targets = this.targets.get(target)
    for (const [value, at] of values) {
      if (targets?.has(value)) continue
      const rule = own ?? `must exist as ${target}, but no row has it`
      for (const place of at) {
        const where = place === null ? { file, line: null } : placeOf(place, file)
        findings.fault({ ...where, column, value: writtenFor(String(value)) ?? String(value), rule })
      }
    }
  }
}

function note(values: Pointer['values'], value: unknown, seen: RowPlace | null): void {
  // Not the row itself, which would be kept with all its values.
  const place = seen === null ? null : { line: seen.line, feature: seen.feature }
  const known = values.get(value)
  if (known === undefined) values.set(value, [place])
  else known.push(place)
}
