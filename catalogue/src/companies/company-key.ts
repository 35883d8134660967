import type { Column, Value } from '../grammar/column.ts'
import type { Table } from '../grammar/table.ts'

/** What stands behind the name of a company and says only what kind of company it is. */
const FORMS: ReadonlySet<string> = new Set(
  'bv nv vof cv ua sa sas se ag gmbh kg as asa ab oy ltd limited plc inc llc lp corp corporation co company'.split(
    ' ',
  ),
)

const ACCENTS = /\p{M}/gu

/** A register has some hundreds of names on thousands of rows; what callers make up must not pile up. */
const MOST_KEPT = 5000

const kept = new Map<string, string>()

/**
 * Names the company of a name, in an address too: 'Noordgas B.V.', 'NOORDGAS BV' and 'Noordgas' are one. What differs in more
 * than case, accents, signs and the kind of company is another one.
 */
export function companyKey(name: string): string {
  const known = kept.get(name)
  if (known !== undefined) return known
  const key = keyFrom(name)
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(name, key)
  return key
}

function keyFrom(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(ACCENTS, '')
    .toLowerCase()
    .replaceAll('&', ' en ')
    // 'b.v.' is one word.
    .replaceAll(/(?<=\b\p{L})\.(?=\p{L}\b|\s|$)/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  // Only behind the name is it the form of the company: 'AS Energie' is called so.
  const last = words.findLastIndex((word) => !FORMS.has(word))
  return (last < 0 ? words : words.slice(0, last + 1)).join('-')
}

/** The names of companies in a value of a column that names them: none, one or several. */
export const companiesIn = (value: Value | undefined): readonly string[] =>
  (Array.isArray(value) ? (value as readonly string[]) : [value]).filter(
    (name): name is string => typeof name === 'string' && companyKey(name) !== '',
  )

/** The columns of a table that name companies. */
export const companyColumns = ({ columns }: Pick<Table, 'columns'>): readonly Column[] =>
  columns.filter(({ namesCompany }) => namesCompany)

/** Where the page of a company is, below the prefix; null for a name of signs only. */
export function companyPath(name: string): string | null {
  const key = companyKey(name)
  return key === '' ? null : `/companies/${encodeURIComponent(key)}`
}
