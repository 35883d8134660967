import { companiesThere, type CompanyThere } from '@datacentre/catalogue/companies/companies-there'
import { licenceStanding } from '@datacentre/catalogue/past/in-force'
import type { Near, PlaceAnswer } from './near-place.ts'

const rowsOf = (near: readonly Near[]) => near.map(({ row }) => row)

/** Who operates or owns what lies there now. */
export const companiesIn = (answer: PlaceAnswer, today: number): readonly CompanyThere[] =>
  companiesThere({
    fields: rowsOf(answer.near('fields')),
    licences: rowsOf(licencesIn(answer, today).inForce),
    facilities: rowsOf(answer.near('facilities')),
    boreholes: rowsOf(answer.holes),
  })

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
