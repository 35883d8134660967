import { companyKey } from '@datacentre/catalogue/companies/company-key'
import { licenceStanding } from '@datacentre/catalogue/past/in-force'
import type { Near, PlaceAnswer } from './near-place.ts'

/** What a company runs or owns in a place. */
export type PlaceCompany = {
  readonly name: string
  readonly fields: number
  readonly licences: number
  readonly facilities: number
  readonly boreholes: number
}

type Counted = 'fields' | 'licences' | 'facilities' | 'boreholes'

/** Who operates or owns what lies there now: by fields first, then licences in force, facilities and boreholes. */
export function companiesIn(answer: PlaceAnswer, today: number): readonly PlaceCompany[] {
  const found = new Map<string, { name: string } & Record<Counted, number>>()
  const keys = new Map<string, string>()
  const keyOf = (name: string): string => {
    const key = keys.get(name) ?? companyKey(name)
    keys.set(name, key)
    return key
  }
  const count = (what: Counted, rows: readonly Near[], column: string): void => {
    for (const { row } of rows) {
      const name = row[column]
      const key = typeof name === 'string' ? keyOf(name) : ''
      if (typeof name !== 'string' || key === '') continue
      const company = found.get(key) ?? { name, fields: 0, licences: 0, facilities: 0, boreholes: 0 }
      company[what]++
      found.set(key, company)
    }
  }
  count('fields', answer.near('fields'), 'fieldOperator')
  count('licences', licencesIn(answer, today).inForce, 'operator')
  count('facilities', answer.near('facilities'), 'operatorName')
  count('boreholes', answer.holes, 'legalOwnerName')
  return [...found.values()].toSorted(
    (one, other) =>
      other.fields - one.fields ||
      other.licences - one.licences ||
      other.facilities - one.facilities ||
      other.boreholes - one.boreholes,
  )
}

/** The licences of a place, those that are in force apart from the others. */
export function licencesIn(
  answer: PlaceAnswer,
  today: number,
): { readonly inForce: readonly Near[]; readonly others: readonly Near[] } {
  const all = answer.near('licences')
  const isInForce = ({ row }: Near): boolean => licenceStanding(row, today) === 'inForce'
  return {
    inForce: all.filter(isInForce),
    others: all.filter((one) => !isInForce(one)),
  }
}
