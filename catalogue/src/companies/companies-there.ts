import type { AnyRow } from '../grammar/column.ts'
import { companyKey } from './company-key.ts'

/** What a company runs or owns in a place. */
export type CompanyThere = {
  readonly name: string
  readonly fields: number
  readonly licences: number
  readonly facilities: number
  readonly boreholes: number
}

type Counted = Exclude<keyof CompanyThere, 'name'>

/** What lies in a place; of licences those in force. */
export type RowsThere = Readonly<Record<Counted, readonly AnyRow[]>>

/** The column that says who operates it now, or owns it. */
const responsible = {
  fields: 'fieldOperator',
  licences: 'operator',
  facilities: 'operatorName',
  boreholes: 'legalOwnerName',
} as const satisfies Record<Counted, string>

export const countedThere = Object.keys(responsible) as readonly Counted[]

/** Who operates or owns what lies in a place: by fields first, then licences in force, facilities and boreholes. */
export function companiesThere(there: RowsThere): readonly CompanyThere[] {
  const found = new Map<string, { name: string } & Record<Counted, number>>()
  for (const what of countedThere)
    for (const row of there[what]) {
      const name = row[responsible[what]]
      const key = typeof name === 'string' ? companyKey(name) : ''
      if (typeof name !== 'string' || key === '') continue
      const company = found.get(key) ?? { name, fields: 0, licences: 0, facilities: 0, boreholes: 0 }
      company[what]++
      found.set(key, company)
    }
  return [...found.values()].toSorted(
    (one, other) =>
      other.fields - one.fields ||
      other.licences - one.licences ||
      other.facilities - one.facilities ||
      other.boreholes - one.boreholes,
  )
}
