import { codeLists } from '@datacentre/catalogue/codes/index'
import type { Column, Value } from '@datacentre/catalogue/grammar/column'
import { partsOf } from '@datacentre/catalogue/grammar/column-kinds'
import type { Findings } from './fault.ts'
import type { Resource } from './resource.ts'
import type { ReadRow } from './row-reader.ts'

const CODES_TOLD = 20

/** Counts the codes that no list knows: they are loaded and shown as themselves, and told as warnings. */
export function unknownCodes({ table, path: file }: Pick<Resource, 'table' | 'path'>) {
  const watchers = table.columns.flatMap((column) => {
    const unknownIn = codeWatcher(column)
    return unknownIn === null ? [] : [{ key: column.key, unknownIn, seen: new Map<string, number>() }]
  })
  return {
    note: (row: ReadRow): void => {
      for (const { key, unknownIn, seen } of watchers) {
        for (const code of unknownIn(row[key] ?? null)) seen.set(code, (seen.get(code) ?? 0) + 1)
      }
    },
    tell: (findings: Findings): void => {
      for (const { key, seen } of watchers) {
        for (const [code, count] of [...seen].slice(0, CODES_TOLD)) {
          const rows = count === 1 ? '1 row' : `${count} rows`
          const message = `${key} ${JSON.stringify(code)} is in no code list: ${rows}, shown as it is`
          findings.warn({ file, message })
        }
        const more = seen.size - CODES_TOLD
        if (more > 0) {
          const codes = more === 1 ? '1 more code' : `${more} more codes`
          findings.warn({ file, message: `${key} … and ${codes} in no code list` })
        }
      }
    },
  }
}

/** The codes of a value that its list does not know, compared without regard to case. */
function codeWatcher(column: Column): ((value: Value) => readonly string[]) | null {
  if (!('codes' in column)) return null
  const known = new Set(codeLists[column.codes].map((code) => code.toLowerCase()))
  const isUnknown = (code: string): boolean => !known.has(code.toLowerCase())
  return (value) => {
    if (typeof value !== 'string') return []
    return (column.kind === 'codeList' ? partsOf(value) : [value]).filter(isUnknown)
  }
}
