import type { Column } from '../../grammar/column.ts'

/** The month columns of a yearly figure, as the wire names them. */
export const months = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
] as const

export type Month = (typeof months)[number]
export type MonthlyValues = { readonly [M in Month]: number | null }

/** What every table of yearly figures holds beside its subject: gas as million Nm³ and salt as million kg, as reported. */
export const figureColumns = [
  { key: 'year', kind: 'year', required: true },
  { key: 'product', kind: 'code', codes: 'product', required: true },
  { key: 'productionType', kind: 'code', codes: 'productionType', required: true },
  { key: 'operatorNm', kind: 'text', namesCompany: true },
  { key: 'location', kind: 'code', codes: 'landSea' },
  { key: 'jan', kind: 'number' },
  { key: 'feb', kind: 'number' },
  { key: 'mar', kind: 'number' },
  { key: 'apr', kind: 'number' },
  { key: 'may', kind: 'number' },
  { key: 'jun', kind: 'number' },
  { key: 'jul', kind: 'number' },
  { key: 'aug', kind: 'number' },
  { key: 'sep', kind: 'number' },
  { key: 'oct', kind: 'number' },
  { key: 'nov', kind: 'number' },
  { key: 'dec', kind: 'number' },
] as const satisfies readonly Column[]
