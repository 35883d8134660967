import type { Table } from '@datacentre/catalogue/grammar/table'
import { tables } from '@datacentre/catalogue/tables'
import type { ValueForm } from './value-forms.ts'
import { idFromCode } from './id-from-code.ts'

/** The columns of a file that name rows of another table by their codes. */
export class CodeReferences {
  private readonly ids = new Map<string, string>()
  private readonly codes = new Map<string, string>()

  /** Reads the codes of a column; null when it is none that names rows which can have their id from a code. */
  formOf(table: Table, column: string): ValueForm | null {
    const reference = table.references?.find((candidate) => candidate.column === column)
    const target = (tables as readonly Table[]).find(({ id }) => id === reference?.table)
    if (target?.idFrom === undefined || target.key.join() !== reference?.to) return null
    return (text) => this.idOf(text.trim())
  }

  /** What stands in the file for an id that was made from it. */
  writtenFor(id: string): string | undefined {
    return this.codes.get(id)
  }

  private idOf(code: string): string {
    if (code === '') return ''
    const known = this.ids.get(code)
    if (known !== undefined) return known
    const id = idFromCode(code)
    this.ids.set(code, id)
    this.codes.set(id, code)
    return id
  }
}
