import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { parameters, type CriteriaBody } from '@datacentre/catalogue/grammar/parameter'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { speak, type Language } from '@datacentre/catalogue/texts/index'
import { allOrders } from '@datacentre/catalogue/list/order-asked'
import { narrowingParameters, type ExportBody } from '@datacentre/catalogue/wire/bodies/export-body'
import { MOST_CODES, SEARCH_LENGTH } from '@datacentre/catalogue/screen-constants'
import { KEYS_PARAMETER } from '@datacentre/catalogue/wire/files'
import { collectionNamed } from '../collections/collections.ts'
import { choiceFaults, chosenRows } from '../export/chosen-rows.ts'
import { findingsSheets, type FindingsOfRow } from '../export/findings-sheet.ts'
import { filtersOf, measuresOf } from '../export/register-about.ts'
import { sheetKinds } from '../export/sheet-kinds.ts'
import { keysNamed, parametersOf, QuestionRefused, type Query } from '../request/address-parameters.ts'
import type { RegisterOfVersion } from '../snapshot/register-of-version.ts'
import { collectionTable, columnsOf, type GeometriesAt, type TakenColumn } from './collection-table.ts'
import type { FileTable } from './file-table.ts'

type Asking = {
  readonly of: RegisterOfVersion
  readonly query: Query
  readonly language: Language
  /** Where rows lie. */
  readonly geometriesOf: (rows: readonly AnyRow[]) => GeometriesAt
  readonly notes?: readonly string[]
  /** Absent of a version that nobody looked through. */
  readonly findingsOf?: FindingsOfRow
}

/** The rows of a register that an address asks for, with the parameters of its screen or the keys of rows. */
export function registerView(register: Register, asking: Asking): FileTable {
  const { of, query, language, geometriesOf, notes = [], findingsOf } = asking
  const { list, version, names } = of
  const collection = collectionNamed(register.id)!
  const body = bodyOf(register, query)
  const faults = choiceFaults(list, body)
  if (faults.length > 0) throw new QuestionRefused(faults)
  const chosen = chosenRows(list, body)
  return collectionTable({
    collection,
    columns: [
      ...columnsOf(collection, language),
      ...(findingsOf === undefined ? [] : [qualityColumn(language, findingsOf)]),
    ],
    rows: chosen.rows,
    geometriesAt: geometriesOf(chosen.rows),
    about: {
      version,
      language,
      filters: filtersOf(chosen, { list, language, narrowedBy: {} }),
      ...(notes.length > 0 && { notes }),
      ...measuresOf(register, language),
    },
    sheet: () => sheetKinds[register.sheet.kind].sheet({ register, rows: chosen.rows, names, language }),
    moreSheets: () => findingsSheets({ register, rows: chosen.rows, language, findingsOf }),
  })
}

/** What the rules of quality found about a row, by the names of these rules. */
const qualityColumn = (language: Language, findingsOf: FindingsOfRow): TakenColumn => ({
  key: 'qualityFindings',
  type: 'texts',
  title: speak(language)('quality.column'),
  meaning: speak(language)('quality.columnMeaning'),
  unit: null,
  value: (row) => [...new Set(findingsOf(row).map(({ rule }) => rule.id))],
})

function bodyOf(register: Register, query: Query): ExportBody {
  const names = [...narrowingParameters(register), 'order', KEYS_PARAMETER, 'version', 'lang']
  const { several, rest } = severalIn(register, query)
  const given = parametersOf(rest, names)
  const { lang: _language, version: _version, [KEYS_PARAMETER]: keys, ...criteria } = given
  if ((criteria['searchByName'] ?? '').length > SEARCH_LENGTH)
    throw new QuestionRefused([
      { key: 'searchByName', message: `must have at most ${SEARCH_LENGTH} characters` },
    ])
  if (keys === undefined) {
    refuseOrder(register, criteria['order'])
    return { ...criteria, ...several } as CriteriaBody
  }
  const others = Object.keys({ ...criteria, ...several })
  if (others.length > 0)
    throw new QuestionRefused(
      others.map((key) => ({ key, message: `must not stand beside ${KEYS_PARAMETER}` })),
    )
  const asked = keysNamed(KEYS_PARAMETER, keys, 1)
  const isNumber = register.columns.some(({ key, kind }) => key === register.key[0] && kind === 'id')
  const odd = isNumber ? asked.find((key) => !/^\d{1,15}$/.test(key)) : undefined
  if (odd !== undefined)
    throw new QuestionRefused([
      { key: KEYS_PARAMETER, message: `must be whole numbers, not ${JSON.stringify(odd.slice(0, 40))}` },
    ])
  return asked
}

/** A filter may be given several times (D4.8); whatever else is repeated stays where it is refused. */
function severalIn(register: Register, query: Query): { several: Record<string, string[]>; rest: Query } {
  const several: Record<string, string[]> = {}
  const rest: Record<string, unknown> = {}
  const narrowing = narrowingParameters(register)
  for (const [key, value] of Object.entries(query)) {
    const known = narrowing.find((name) => name === key)
    if (known === undefined || parameters[known] !== 'codes' || !isTexts(value)) rest[key] = value
    else if (value.length > MOST_CODES)
      throw new QuestionRefused([{ key, message: `must be given at most ${MOST_CODES} times` }])
    else several[key] = value
  }
  return { several, rest }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

function refuseOrder(register: Register, order: string | undefined): void {
  const orders = allOrders(register)
  if (order === undefined || orders.includes(order)) return
  throw new QuestionRefused([{ key: 'order', message: `must be one of ${orders.join(', ')}` }])
}
