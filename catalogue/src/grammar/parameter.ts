/** The public parameters of a list's address and the kind of value each carries (D4). */
export const parameters = {
  searchByName: 'name',
  onOffshore: 'codes',
  status: 'codes',
  purpose: 'codes',
  result: 'codes',
  stratGroup: 'codes',
  stratUnit: 'codes',
  operator: 'codes',
  mineral: 'codes',
  discoveryWell: 'codes',
  licensedArea: 'codes',
  resource: 'codes',
  licensee: 'codes',
  licenceType: 'codes',
  landSea: 'codes',
  municipality: 'codes',
  owner: 'codes',
  startDate: 'day',
  endDate: 'day',
  grantedStart: 'day',
  grantedEnd: 'day',
  expiredStart: 'day',
  expiredEnd: 'day',
  expiresFrom: 'day',
  expiresBefore: 'day',
  block: 'codes',
  province: 'codes',
  category: 'codes',
  yearStart: 'year',
  yearEnd: 'year',
  product: 'code',
  production: 'code',
  unit: 'code',
  location: 'code',
  name: 'name',
  quantity: 'code',
  per: 'code',
  step: 'code',
  by: 'code',
  order: 'code',
  page: 'count',
  pageSize: 'count',
  version: 'count',
  columns: 'codes',
} as const

export type Parameter = keyof typeof parameters

/** Several codes stand in one text, so that criteria can be compared as they are: see `several.ts`. */
type ParameterValues = {
  name: string
  code: string
  codes: string
  day: number
  year: number
  count: number
}

type ParametersOf<Kind extends keyof ParameterValues> = {
  [P in Parameter]: (typeof parameters)[P] extends Kind ? P : never
}[Parameter]

export type CodesParameter = ParametersOf<'codes'>
export type DayParameter = ParametersOf<'day'>
export type YearParameter = ParametersOf<'year'>

/** What a visitor asks of a list; an absent parameter asks nothing. Days are Unix ms at midnight UTC. */
export type Criteria = { readonly [P in Parameter]?: ParameterValues[(typeof parameters)[P]] }

/** Criteria with one parameter set, or taken away when there is no value. */
export function withParameter(
  criteria: Criteria,
  name: Parameter,
  value: string | number | undefined,
): Criteria {
  const { [name]: _old, ...rest } = criteria
  return value === undefined ? rest : { ...rest, [name]: value }
}

type Page = 'page' | 'pageSize' | 'version'

/** Criteria as a body carries them: days as yyyy-MM-dd, several codes as an array, all else as the address of the list
 *  has it (D4 and D18). */
export type CriteriaBody = { readonly [P in Exclude<Parameter, Page | CodesParameter>]?: string } & {
  readonly [P in CodesParameter]?: string | readonly string[]
} & {
  readonly [P in Page]?: string | number
}
