import { Type, type TObject } from 'typebox'
import { landSea } from '../codes/fields.ts'
import { productionType, product as products, unit } from '../codes/production.ts'
import { SEARCH_LENGTH } from '../list/search.ts'
import { EARLIEST_PRODUCTION_YEAR } from '../time/years.ts'
import { months } from '../production/months.ts'
import type { ProductionScreen, YearlyScreen } from '../production/screen.ts'
import { productsOf } from '../production/selectors.ts'
import { valueSchema } from './row-schema.ts'

const Year = Type.Integer({ minimum: EARLIEST_PRODUCTION_YEAR })
const Name = Type.String({ maxLength: SEARCH_LENGTH })

const yearsAndName = { yearStart: Year, yearEnd: Year, name: Type.Optional(Name) }

/** What a figure call is asked. Which type and unit go with which product is said by `figureFaults`. */
export function figureQuery(screen: ProductionScreen): TObject {
  if (screen.kind === 'monthly') return Type.Object(yearsAndName, { additionalProperties: false })
  return Type.Object(
    {
      ...yearsAndName,
      product: Type.Enum([...productsOf(screen)]),
      production: Type.Enum([...productionType]),
      location: Type.Optional(Type.Enum([...landSea])),
      unit: Type.Optional(Type.Enum([...unit])),
    },
    { additionalProperties: false },
  )
}

const Quantity = Type.Union([Type.Number(), Type.Null()])

/** A row of a figure call. Every yearly row names its unit. */
export function figureRow(screen: ProductionScreen): TObject {
  if (screen.kind === 'monthly') {
    const columns = screen.table?.columns ?? []
    return Type.Object(Object.fromEntries(columns.map((column) => [column.key, valueSchema(column)])))
  }
  return Type.Object({
    ...subjectKeys(screen),
    year: Type.Integer(),
    operatorNm: Type.Union([Type.String(), Type.Null()]),
    product: Type.Enum([...products]),
    production: Type.Enum([...productionType]),
    location: Type.Union([Type.Enum([...landSea]), Type.Null()]),
    unit: Type.Enum([...unit]),
    total: Type.Number(),
    ...Object.fromEntries(months.map((month) => [month, Quantity])),
  })
}

/** The name of the subject and, where there is a table, its key. */
function subjectKeys(screen: YearlyScreen) {
  const columns = screen.table?.columns.slice(0, 2) ?? []
  return {
    ...Object.fromEntries(columns.map((column) => [column.key, valueSchema(column)])),
    [screen.subject]: Type.String(),
  }
}
