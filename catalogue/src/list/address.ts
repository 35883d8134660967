import { readDay, writeDay } from '../time/days.ts'
import { firstUnits } from '../grammar/cut-text.ts'
import { FIRST_VALUE } from '../grammar/option.ts'
import { parameters, type Criteria, type Parameter } from '../grammar/parameter.ts'
import type { Register } from '../grammar/register.ts'
import { DEFAULT_PAGE_SIZE, SEARCH_LENGTH } from '../screen-constants.ts'

type ParameterKind = (typeof parameters)[Parameter]

type Codec = {
  readonly write: (value: string | number) => string
  readonly read: (text: string) => string | number | undefined
}

/** How each kind of parameter is written in an address and read back; undefined where the text is not allowed. */
const codecs: Record<ParameterKind, Codec> = {
  name: { write: String, read: (text) => (text === '' ? undefined : firstUnits(text, SEARCH_LENGTH)) },
  code: { write: String, read: (text) => (text === '' || text === FIRST_VALUE ? undefined : text) },
  day: { write: (value) => writeDay(Number(value)), read: (text) => readDay(text) ?? undefined },
  year: { write: String, read: (text) => (/^\d{4}$/.test(text) ? Number(text) : undefined) },
  count: { write: String, read: (text) => (/^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined) },
}

const allParameters = Object.keys(parameters) as readonly Parameter[]

export const isParameter = (name: string): name is Parameter => name in parameters

/** Criteria as texts, in the declared order of the parameters. */
function writeCriteria(criteria: Criteria): [Parameter, string][] {
  return allParameters.flatMap((name) => {
    const value = criteria[name]
    return value === undefined ? [] : [[name, codecs[parameters[name]].write(value)]]
  })
}

/** Texts as criteria; a name that is no parameter and a text that is no value are ignored (D4). */
function readCriteria(entries: Iterable<readonly [string, string]>): Criteria {
  const read: Record<string, string | number> = {}
  for (const [name, text] of entries) {
    if (!isParameter(name) || name in read) continue
    const value = codecs[parameters[name]].read(text)
    if (value !== undefined) read[name] = value
  }
  return read
}

/** The query string of a list's address, without what is the default anyway. */
export function toAddress(criteria: Criteria, register?: Pick<Register, 'orderedBy'>): string {
  const { page, pageSize, order, ...rest } = criteria
  return new URLSearchParams(
    writeCriteria({
      ...rest,
      ...(order !== undefined && order !== register?.orderedBy[0] && { order }),
      ...(page !== undefined && page > 1 && { page }),
      ...(pageSize !== undefined && pageSize !== DEFAULT_PAGE_SIZE && { pageSize }),
    }),
  ).toString()
}

export const fromAddress = (query: string): Criteria => readCriteria(new URLSearchParams(query))

/** What a screen opens with: what was stored, but for what the address says itself (D5). */
export const restoredCriteria = (stored: string | null, query: string): Criteria => ({
  ...fromStorage(stored),
  ...fromAddress(query),
})

/** The key in session storage (S4). */
export const STORAGE_KEY = 'filterCriteria'

export const toStorage = (criteria: Criteria): string =>
  JSON.stringify(Object.fromEntries(writeCriteria(criteria)))

/** Criteria out of session storage, dates revived; whatever cannot be understood gives none. */
export function fromStorage(text: string | null): Criteria {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {}
    return readCriteria(Object.entries(stored).map(([name, value]) => [name, String(value)] as const))
  } catch {
    return {}
  }
}
