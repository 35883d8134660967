import { boreholes, fields } from '@datacentre/catalogue'
import type { AnyRow, Value } from '@datacentre/catalogue/grammar/column'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { fold } from '@datacentre/catalogue/list/searching/search'
import { keyColumn } from '@datacentre/catalogue/production/figure'
import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import { facilities } from '@datacentre/catalogue/supporting/facilities'
import { memoize } from './memoize.ts'
import { subjectTables } from './kept/made-of.ts'
import type { Rows } from './kept/packed-files.ts'

/** What the registers know of a subject of figures beside the figures themselves. */
type SubjectFacts = {
  /** In which province it lies; several with commas between them, null where that is not known or at sea. */
  readonly province: string | null
  /** By which it is known beside its name. */
  readonly codes: readonly string[]
}

export type FactsOf = (key: Value) => SubjectFacts

/** What is known of a subject that no register has. */
const UNKNOWN_SUBJECT: SubjectFacts = { province: null, codes: [] }

const textIn = (row: AnyRow, column: string): string | null => {
  const value = row[column]
  return typeof value === 'string' && value !== '' ? value : null
}

const codesIn = (row: AnyRow, columns: readonly string[]): string[] =>
  columns.map((column) => textIn(row, column)).filter((code) => code !== null)

/** The columns of a borehole that hold a code of it. */
const BOREHOLE_CODES = ['shortName', 'nitgNr', 'uwi']

/** The facts of boreholes and facilities stand in their rows. */
const ownFacts = (rows: readonly AnyRow[], key: string, codes: readonly string[]): Map<Value, SubjectFacts> =>
  new Map(
    rows.map((row) => [
      row[key] ?? null,
      { province: textIn(row, 'provinceName'), codes: codesIn(row, codes) },
    ]),
  )

/** A field lies where the boreholes are that name it. */
function factsOfFields(ofFields: readonly AnyRow[], holes: readonly AnyRow[]): Map<Value, SubjectFacts> {
  const provinces = new Map<Value, Set<string>>()
  for (const hole of holes) {
    const province = textIn(hole, 'provinceName')
    const code = hole['fieldCode'] ?? null
    if (province === null || code === null) continue
    provinces.set(code, (provinces.get(code) ?? new Set()).add(province))
  }
  return new Map(
    ofFields.map((field) => {
      const found = [...(provinces.get(field['fieldCode'] ?? null) ?? [])].toSorted()
      const codes = codesIn(field, ['fieldCode'])
      return [field['fieldDbk'] ?? null, { province: found.join(', ') || null, codes }]
    }),
  )
}

type RowsByTable = (table: Table) => Rows

function gatherFacts(screen: ProductionScreen, rowsOf: RowsByTable): ReadonlyMap<Value, SubjectFacts> {
  const [about] = screen.table?.references ?? []
  if (about?.table === boreholes.id) return ownFacts(rowsOf(boreholes)(), 'boreholeDbk', BOREHOLE_CODES)
  if (about?.table === facilities.id) return ownFacts(rowsOf(facilities)(), 'facilityCode', ['facilityCode'])
  if (about?.table === fields.id) return factsOfFields(rowsOf(fields)(), rowsOf(boreholes)())
  return new Map()
}

/** Whether the subjects of a screen lie in the same provinces by the registers of two versions. */
export function inSameProvinces(
  screen: ProductionScreen,
  versions: readonly [RowsByTable, RowsByTable],
): boolean {
  const [one, other] = versions.map((rowsOf) => {
    const known = [...gatherFacts(screen, rowsOf)].filter(([, { province }]) => province !== null)
    return new Map(known.map(([key, { province }]) => [key, province]))
  })
  return one!.size === other!.size && [...one!].every(([key, province]) => other!.get(key) === province)
}

/** Looks up what is known of the subjects of a screen by their key; gathered at the first question. */
export const subjectFacts = (screen: ProductionScreen, rowsOf: RowsByTable): FactsOf =>
  factsAmong(gathering(screen, subjectRows(rowsOf)))

/** The rows of subjects alone: whoever holds on to what gives the rows of any table holds on to all of them. */
function subjectRows(rowsOf: RowsByTable): RowsByTable {
  const rows = new Map(subjectTables.map((table) => [table.id, rowsOf(table)]))
  return among(rows)
}

const among =
  (rows: ReadonlyMap<string, Rows>): RowsByTable =>
  ({ id }) =>
    rows.get(id) ?? (() => [])

const gathering = (screen: ProductionScreen, rowsOf: RowsByTable): (() => ReadonlyMap<Value, SubjectFacts>) =>
  memoize(() => gatherFacts(screen, rowsOf))

const factsAmong =
  (facts: () => ReadonlyMap<Value, SubjectFacts>): FactsOf =>
  (key) =>
    facts().get(key) ?? UNKNOWN_SUBJECT

/** The columns that name the operator: of a year, and of a geothermal month. */
const OPERATORS = ['operatorNm', 'operatorName']

/** What a search of a screen looks in: the names of a row, its operator and the codes that registers have for its subject. */
export function searchedText(screen: ProductionScreen, factsOf: FactsOf): (row: AnyRow) => string {
  const key = keyColumn(screen)?.key ?? ''
  const columns = [screen.subject, ...(screen.alsoFoundBy ?? []), ...OPERATORS]
  // A line to each: nobody types a line break, so that no search runs from one into the other.
  return (row) =>
    fold([...columns.map((column) => row[column] ?? ''), ...factsOf(row[key] ?? null).codes].join('\n'))
}
