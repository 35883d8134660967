/** The public parameters of a list's address and the kind of value each carries (D4). */
export const parameters = {
  searchByName: 'name',
  onOffshore: 'code',
  status: 'code',
  purpose: 'code',
  result: 'code',
  stratGroup: 'code',
  stratUnit: 'code',
  operator: 'code',
  mineral: 'code',
  discoveryWell: 'code',
  licensedArea: 'code',
  resource: 'code',
  licensee: 'code',
  licenceType: 'code',
  startDate: 'day',
  endDate: 'day',
  grantedStart: 'day',
  grantedEnd: 'day',
  expiredStart: 'day',
  expiredEnd: 'day',
  block: 'code',
  province: 'code',
  category: 'code',
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
} as const

export type Parameter = keyof typeof parameters

type ParameterValues = { name: string; code: string; day: number; year: number; count: number }

type ParametersOf<Kind extends keyof ParameterValues> = {
  [P in Parameter]: (typeof parameters)[P] extends Kind ? P : never
}[Parameter]

export type CodeParameter = ParametersOf<'code'>
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

/** Criteria as a body carries them: days as yyyy-MM-dd, all else as the address of the list has it (D4 and D18). */
export type CriteriaBody = { readonly [P in Exclude<Parameter, Page>]?: string } & {
  readonly [P in Page]?: string | number
}
