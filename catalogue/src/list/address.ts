import { readDay, writeDay } from '../time/days.ts'
import { firstUnits } from '../grammar/cut-text.ts'
import { FIRST_VALUE } from '../grammar/option.ts'
import { parameters, type Criteria, type CriteriaBody, type Parameter } from '../grammar/parameter.ts'
import { codesIn, isOneCode, severalCodes } from '../grammar/several.ts'
import type { Register } from '../grammar/register.ts'
import { usualOrder } from './order-asked.ts'
import { DEFAULT_PAGE_SIZE, MOST_CODES, SEARCH_LENGTH } from '../screen-constants.ts'

type ParameterKind = (typeof parameters)[Parameter]

type Codec = {
  readonly write: (value: string | number) => string
  readonly read: (text: string) => string | number | undefined
}

const oneCode: Codec = {
  write: String,
  read: (text) => (text !== '' && text !== FIRST_VALUE && isOneCode(text) ? text : undefined),
}

/** How each kind of parameter is written in an address and read back; undefined where the text is not allowed. */
const codecs: Record<ParameterKind, Codec> = {
  name: { write: String, read: (text) => (text === '' ? undefined : firstUnits(text, SEARCH_LENGTH)) },
  code: oneCode,
  codes: oneCode,
  day: { write: (value) => writeDay(Number(value)), read: (text) => readDay(text) ?? undefined },
  year: { write: String, read: (text) => (/^\d{4}$/.test(text) ? Number(text) : undefined) },
  count: { write: String, read: (text) => (/^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined) },
}

const allParameters = Object.keys(parameters) as readonly Parameter[]

export const isParameter = (name: string): name is Parameter => name in parameters

/** Criteria as texts, in the declared order of the parameters; several codes are the same parameter repeated (D4.8). */
function writeCriteria(criteria: Criteria): [Parameter, string][] {
  return allParameters.flatMap((name) => {
    const value = criteria[name]
    if (value === undefined) return []
    const values = parameters[name] === 'codes' ? codesIn(String(value)) : [value]
    return values.map((one): [Parameter, string] => [name, codecs[parameters[name]].write(one)])
  })
}

/** Texts as criteria; a name that is no parameter and a text that is no value are ignored (D4), and so is a second
 *  value of what takes one. */
function readCriteria(entries: Iterable<readonly [string, string]>): Criteria {
  const read: Record<string, string | number> = {}
  for (const [name, text] of entries) {
    if (!isParameter(name)) continue
    const value = codecs[parameters[name]].read(text)
    if (value === undefined) continue
    if (!(name in read)) read[name] = value
    else if (parameters[name] === 'codes') {
      const codes = severalCodes([...codesIn(String(read[name])), String(value)].slice(0, MOST_CODES))
      if (codes !== undefined) read[name] = codes
    }
  }
  return read
}

/** The query string of a list's address, without what is the default anyway. */
export function toAddress(criteria: Criteria, register?: Pick<Register, 'orderedBy'>): string {
  const { page, pageSize, order, ...rest } = criteria
  return new URLSearchParams(
    writeCriteria({
      ...rest,
      ...(order !== undefined && order !== (register && usualOrder(register)) && { order }),
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

/** One value as a text, several as an array of them. */
export function toStorage(criteria: Criteria): string {
  const stored: Record<string, string | string[]> = {}
  for (const [name, text] of writeCriteria(criteria)) {
    const before = stored[name]
    stored[name] = before === undefined ? text : [...(Array.isArray(before) ? before : [before]), text]
  }
  return JSON.stringify(stored)
}

/** What narrows and orders a list, as the body of an export carries it (D18). */
export function toBody({
  page: _page,
  pageSize: _size,
  version: _version,
  columns: _columns,
  ...asked
}: Criteria): CriteriaBody {
  return JSON.parse(toStorage(asked)) as CriteriaBody
}

/** A moment as JSON writes a date: programs beside ours store midnight of the visitor, which may be the evening before in UTC. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** A stored value as an address would have it. */
function asInAddress(name: string, value: unknown): string {
  const text = String(value)
  if (!isParameter(name) || parameters[name] !== 'day' || !MOMENT.test(text)) return text
  const date = new Date(text)
  return writeDay(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()))
}

/** Criteria out of session storage, dates revived; whatever cannot be understood gives none. */
export function fromStorage(text: string | null): Criteria {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {}
    return readCriteria(
      Object.entries(stored).flatMap(([name, value]: [string, unknown]) =>
        (Array.isArray(value) ? value : [value]).map((one) => [name, asInAddress(name, one)] as const),
      ),
    )
  } catch {
    return {}
  }
}
