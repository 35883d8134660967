import { Refusal } from './parameters.ts'

/** What a query asks: everything, or the rows whose field has one of some values. */
export type Where = 'all' | { readonly field: string; readonly values: ReadonlySet<string> }

const UNDERSTOOD = "is understood as 1=1 or as FIELD IN ('a', 'b'), where '' is a quote"

const IN = /^\s*(\w+)\s+in\s*\((.*)\)\s*$/is
const EQUAL = /^\s*(\w+)\s*=\s*('(?:[^']|'')*')\s*$/s
const VALUES = /^\s*'(?:[^']|'')*'(?:\s*,\s*'(?:[^']|'')*')*\s*$/s
const VALUE = /'((?:[^']|'')*)'/gs

/** Reads the condition of a query: the two forms that programs send, and no other. */
export function readWhere(text: string, known: readonly string[]): Where {
  if (/^\s*1\s*=\s*1\s*$/.test(text)) return 'all'
  const [, field = '', list = ''] = IN.exec(text) ?? EQUAL.exec(text) ?? []
  const found = known.find((name) => name.toLowerCase() === field.toLowerCase())
  if (found === undefined || !VALUES.test(list))
    throw new Refusal('where', `${UNDERSTOOD}, with FIELD one of ${known.join(', ')}; not ${text}`)
  return {
    field: found,
    values: new Set([...list.matchAll(VALUE)].map(([, value]) => value!.replaceAll("''", "'"))),
  }
}
