import type { Column, Value } from '@datacentre/catalogue/grammar/column'
import { partsOf } from '@datacentre/catalogue/grammar/column-kinds'
import type { Findings } from '../fault.ts'
import { nearestCodes } from './nearest-codes.ts'
import type { OwnCodes } from './own-codes.ts'
import type { Resource } from '../resource.ts'
import type { ReadRow } from '../row-reader.ts'

const CODES_TOLD = 20
const NONE: readonly string[] = []

/** Counts the codes that no list knows: they are loaded and shown as themselves, and told as warnings. */
export function unknownCodes(
  { table, path: file }: Pick<Resource, 'table' | 'path'>,
  own: Pick<OwnCodes, 'isKnown'>,
) {
  const watchers = table.columns.flatMap((column) => {
    const unknownIn = codeWatcher(column, own)
    if (unknownIn === null || !('codes' in column)) return []
    return [{ key: column.key, list: column.codes, unknownIn, seen: new Map<string, number>() }]
  })
  return {
    note: (row: ReadRow): void => {
      for (const { key, unknownIn, seen } of watchers) {
        for (const code of unknownIn(row[key] ?? null)) seen.set(code, (seen.get(code) ?? 0) + 1)
      }
    },
    tell: (findings: Findings): void => {
      for (const { key, list, seen } of watchers) {
        for (const [code, count] of [...seen].slice(0, CODES_TOLD)) {
          const rows = count === 1 ? '1 row' : `${count} rows`
          const near = nearestCodes(list, code)
          const meant = near.length === 0 ? '' : `; may be meant: ${near.join(', ')}`
          const unknown = `${key} ${JSON.stringify(code)} is not in the code list ${list}`
          findings.warn({ file, message: `${unknown}: ${rows}, shown as it is${meant}` })
        }
        const more = seen.size - CODES_TOLD
        if (more > 0) {
          const codes = more === 1 ? '1 more code' : `${more} more codes`
          findings.warn({ file, message: `${key} … and ${codes} that are not in the code list ${list}` })
        }
      }
    },
  }
}

/** The codes of a value that its list does not know, compared without regard to case. */
function codeWatcher(
  column: Column,
  { isKnown }: Pick<OwnCodes, 'isKnown'>,
): ((value: Value) => readonly string[]) | null {
  if (!('codes' in column)) return null
  const isUnknown = (code: string): boolean => !isKnown(column.codes, code)
  // Half a million rows have a few hundred values that are known.
  const known = new Set<string>()
  return (value) => {
    if (typeof value !== 'string' || known.has(value)) return NONE
    const unknown = (column.kind === 'codeList' ? partsOf(value) : [value]).filter(isUnknown)
    if (unknown.length === 0) known.add(value)
    return unknown
  }
}
