import { Type, type Static, type TObject, type TSchema, type TUnsafe } from 'typebox'
import type { Column } from '../../grammar/column.ts'
import { parametersOf } from '../../grammar/filter-kinds.ts'
import type { Filter } from '../../grammar/filter.ts'
import { parameters, type CriteriaBody, type Parameter } from '../../grammar/parameter.ts'
import type { Register } from '../../grammar/register.ts'
import { ALL_BUT_KEYS } from '../../list/paged/page-question.ts'
import { allOrders } from '../../list/order-asked.ts'
import { en } from '../../texts/en/index.ts'
import { MOST_CODES, SEARCH_LENGTH } from '../../screen-constants.ts'

export const Ids = Type.Array(Type.Union([Type.Integer(), Type.String()]), {
  description: 'keys of the rows you want; unknown keys are ignored',
})

const exceptIds = Type.Array(Type.Union([Type.Integer(), Type.String()]), {
  description: 'keys of rows that you do not want; unknown keys are ignored',
})

const NamedIds = Type.Object({ boreholeDbks: Ids }, { additionalProperties: false })

/** Criteria, and the keys of rows that are left out of what they leave. */
type CriteriaAndExceptions = CriteriaBody & { readonly [ALL_BUT_KEYS]?: Static<typeof Ids> }

export type ExportBody = Static<typeof Ids> | Static<typeof NamedIds> | CriteriaAndExceptions

/** The parameters that narrow a register. */
export const narrowingParameters = (register: Register): readonly Parameter[] => [
  'searchByName',
  ...register.filters.flatMap(parametersOf),
]

const nameOf = (parameter: Parameter): string => (parameter === 'page' ? '' : en[`filter.${parameter}`])

/** What a code parameter takes: the codes of a list, or whatever the rows hold. */
function codesFor(register: Register, parameter: Parameter): string {
  const filter: Filter | undefined = register.filters.find(
    (candidate) => 'parameter' in candidate && candidate.parameter === parameter,
  )
  if (filter === undefined || !('column' in filter)) return nameOf(parameter)
  const column: Column | undefined = register.columns.find(({ key }) => key === filter.column)
  const list =
    column !== undefined && 'codes' in column ? `a code of ${column.codes}` : 'a value found in the rows'
  return `${nameOf(parameter)}: ${list}, as in ${filter.column}`
}

/** What a parameter that narrows takes. */
function narrowingSchema(register: Register, parameter: Parameter): TSchema {
  if (parameters[parameter] === 'day')
    return Type.String({ description: `${nameOf(parameter)}: a date as yyyy-MM-dd` })
  if (parameters[parameter] === 'name')
    return Type.String({ maxLength: SEARCH_LENGTH, description: 'part of the name or code' })
  const description = codesFor(register, parameter)
  return parameters[parameter] === 'codes'
    ? Type.Union([Type.String(), Type.Array(Type.String(), { maxItems: MOST_CODES })], {
        description: `${description}; several in an array`,
      })
    : Type.String({ description })
}

/** What narrows a register, each of which may be left out. */
export const narrowingSchemas = (register: Register): Readonly<Record<string, TSchema>> =>
  Object.fromEntries(
    narrowingParameters(register).map((parameter) => [
      parameter,
      Type.Optional(narrowingSchema(register, parameter)),
    ]),
  )

export const orderSchema = (register: Register): TSchema =>
  Type.Union(
    allOrders(register).map((order) => Type.Literal(order)),
    { description: 'the column to sort the rows by; with a minus sign before it the last value first' },
  )

/** Criteria under the public parameter names; whether a value is offered and a day exists is said by `criteriaFaults`. */
function criteriaBody(register: Register): TObject {
  const leftAside = Type.Union([Type.Integer(), Type.String()], {
    description: 'ignored: the file contains every page',
  })
  return Type.Object(
    {
      ...narrowingSchemas(register),
      order: Type.Optional(orderSchema(register)),
      [ALL_BUT_KEYS]: Type.Optional(exceptIds),
      page: Type.Optional(leftAside),
      pageSize: Type.Optional(leftAside),
    },
    { additionalProperties: false },
  )
}

/** What an export is asked: rows by their keys or by criteria and, where the register says so, also by name (D18, D40). */
export const exportBody = (register: Register): TUnsafe<ExportBody> =>
  Type.Unsafe(
    register.rest.export.takes === 'keys'
      ? Type.Union([Ids, criteriaBody(register)])
      : Type.Union([Ids, NamedIds, criteriaBody(register)]),
  )
