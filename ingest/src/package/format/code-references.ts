import type { Table } from '@datacentre/catalogue/grammar/table'
import { tables } from '@datacentre/catalogue/tables'
import type { ValueForm } from './value-forms.ts'
import { idFromCode } from './id-from-code.ts'

/** What a column of codes reads, and how each code is told again. */
type CodeForm = {
  readonly form: ValueForm
  /** What a code must be, for who wrote one that no row has. */
  readonly rule: string
}

/** The columns of a file that name rows of another table by their codes. */
export class CodeReferences {
  private readonly codes = new Map<string, string>()
  private readonly rules = new Map<string, string>()

  /** Reads the codes of a column; null when it is none that names rows which can have their id from a code. */
  formOf(table: Table, column: string): ValueForm | null {
    const found = this.readerOf(table, column)
    if (found !== null) this.rules.set(column, found.rule)
    return found?.form ?? null
  }

  /** What stands in the file for an id that was made from it. */
  writtenFor(id: string): string | undefined {
    return this.codes.get(id)
  }

  /** What the codes of a column must be; undefined for a column of ids. */
  ruleOf(column: string): string | undefined {
    return this.rules.get(column)
  }

  private readerOf(table: Table, column: string): CodeForm | null {
    const reference = table.references?.find((candidate) => candidate.column === column)
    const target = (tables as readonly Table[]).find(({ id }) => id === reference?.table)
    if (target?.idFrom === undefined || target.key.join() !== reference?.to) return null
    const ids = new Map<string, string>()
    return {
      rule: `must be the ${target.idFrom} of a row of ${target.id} that has no id of its own, but no row has it`,
      form: (text) => {
        const code = text.trim()
        if (code === '') return ''
        const id = ids.get(code) ?? idFromCode(target, code)
        ids.set(code, id)
        this.codes.set(id, code)
        return id
      },
    }
  }
}
