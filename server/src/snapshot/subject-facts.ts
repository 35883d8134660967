import { boreholes, fields } from '@datacentre/catalogue'
import type { AnyRow, Value } from '@datacentre/catalogue/grammar/column'
import type { Table } from '@datacentre/catalogue/grammar/table'
import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import { facilities } from '@datacentre/catalogue/supporting/facilities'
import { memoize } from './memoize.ts'
import type { Rows } from './packed-files.ts'

/** What the registers know of a subject of figures beside the figures themselves. */
export type SubjectFacts = {
  /** In which province it lies; several with commas between them, null where that is not known or at sea. */
  readonly province: string | null
}

const UNKNOWN: SubjectFacts = { province: null }

const textIn = (row: AnyRow, column: string): string | null => {
  const value = row[column]
  return typeof value === 'string' && value !== '' ? value : null
}

/** The facts of boreholes and facilities stand in their rows. */
const ownFacts =
  (key: string) =>
  (rows: readonly AnyRow[]): Map<Value, SubjectFacts> =>
    new Map(rows.map((row) => [row[key] ?? null, { province: textIn(row, 'provinceName') }]))

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
      return [field['fieldDbk'] ?? null, { province: found.join(', ') || null }]
    }),
  )
}

/** Looks up what is known of the subjects of a screen by their key; gathered at the first question. */
export function subjectFacts(
  screen: ProductionScreen,
  rowsOf: (table: Table) => Rows,
): (key: Value) => SubjectFacts {
  const facts = memoize(() => {
    const [about] = screen.table?.references ?? []
    if (about?.table === boreholes.id) return ownFacts('boreholeDbk')(rowsOf(boreholes)())
    if (about?.table === facilities.id) return ownFacts('facilityCode')(rowsOf(facilities)())
    if (about?.table === fields.id) return factsOfFields(rowsOf(fields)(), rowsOf(boreholes)())
    return new Map<Value, SubjectFacts>()
  })
  return (key) => facts().get(key) ?? UNKNOWN
}
