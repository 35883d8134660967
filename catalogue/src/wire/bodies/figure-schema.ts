import { Type, type Static, type TObject, type TUnsafe } from 'typebox'
import { landSea } from '../../codes/fields.ts'
import { productionType, product as products, unit, type Unit } from '../../codes/production.ts'
import { EARLIEST_PRODUCTION_YEAR } from '../../time/years.ts'
import { keyColumn } from '../../production/figure.ts'
import { geothermalSubjects } from '../../production/series/installations.ts'
import { geothermalUnits } from '../../production/geothermal.ts'
import type { productionScreens } from '../../production/index.ts'
import { months } from '../../production/series/months.ts'
import type { ProductionScreen, YearlyScreen } from '../../production/screen.ts'
import { productionTypesOf, productsOf } from '../../production/selecting/selectors.ts'
import { unitsOf } from '../../production/units.ts'
import { valueSchema } from './row-schema.ts'
import { SEARCH_LENGTH } from '../../screen-constants.ts'

/** Both bounds are told by `figureFaults`, which knows what year it is. */
const Year = Type.Integer({ description: `a year from ${EARLIEST_PRODUCTION_YEAR} to the current one` })
const Name = Type.String({ maxLength: SEARCH_LENGTH, description: 'part of the name' })

/** What the screens search by; the name alone is what programs of others ask. */
const Search = Type.String({
  maxLength: SEARCH_LENGTH,
  description: 'part of the name, a code or the operator',
})

const MonthlyQuery = Type.Object(
  { yearStart: Year, yearEnd: Year, name: Type.Optional(Name), search: Type.Optional(Search) },
  { additionalProperties: false },
)

const chosenBeside = {
  product: Type.Enum([...products]),
  production: Type.Enum([...productionType]),
  location: Type.Enum([...landSea], { description: 'L for onshore, S for offshore' }),
  unit: Type.Enum([...unit]),
}

/** The key columns of the subjects of all screens. */
type SubjectKey = NonNullable<(typeof productionScreens)[number]['table']>['key'][0]

const InstallationQuery = {
  facilityName: Type.String({
    description: 'exactly one installation, by the name that its rows carry',
  }),
}

const ExportPer = {
  per: Type.Enum([...geothermalSubjects], {
    description: 'a row for each well, or the sums of the wells of each installation; absent, for each well',
  }),
}

/** What a figure call is asked; a geothermal one has years, a name and keys only, and for its export what a row is of. */
export type FigureQuery = Readonly<
  Static<typeof MonthlyQuery> &
    Partial<Static<TObject<typeof InstallationQuery>>> &
    Partial<Static<TObject<typeof ExportPer>>> &
    Partial<Static<TObject<typeof chosenBeside>>> &
    Partial<Record<SubjectKey, string | number>>
>

/** The key of a subject as its rows carry it: asks for that one and no other. */
function byKey(screen: ProductionScreen) {
  const column = keyColumn(screen)
  if (column === undefined) return {}
  const options = { description: 'exactly one, by the key given in its rows' }
  return {
    [column.key]: Type.Optional(column.kind === 'id' ? Type.Integer(options) : Type.String(options)),
  }
}

/** The body of a screen's calls, with what that screen offers. Which type and unit go with which product is said by `figureFaults`. */
export const figureQuery = (
  screen: ProductionScreen,
  answer: 'rows' | 'spreadsheet' = 'rows',
): TUnsafe<FigureQuery> => Type.Unsafe(querySchema(screen, answer))

function querySchema(screen: ProductionScreen, answer: 'rows' | 'spreadsheet'): TObject {
  if (screen.kind === 'monthly') {
    return Type.Object(
      {
        ...MonthlyQuery.properties,
        ...byKey(screen),
        facilityName: Type.Optional(InstallationQuery.facilityName),
        ...(answer === 'spreadsheet' && { per: Type.Optional(ExportPer.per) }),
      },
      { additionalProperties: false },
    )
  }
  const offered = productsOf(screen)
  const types = new Set(offered.flatMap((product) => productionTypesOf(screen, product)))
  const units = new Set<Unit>(offered.flatMap((product) => unitsOf[product]))
  return Type.Object(
    {
      ...MonthlyQuery.properties,
      ...byKey(screen),
      product: Type.Enum([...offered]),
      production: Type.Enum([...types]),
      location: Type.Optional(chosenBeside.location),
      unit: Type.Optional(
        Type.Enum([...units], {
          description: `the unit of the figures; the default unit of the product if left out`,
        }),
      ),
    },
    { additionalProperties: false },
  )
}

const Quantity = Type.Union([Type.Number(), Type.Null()])

/** The unit of each quantity of a geothermal month, under the name of its column. */
const UnitByColumn = Type.Object(
  Object.fromEntries(Object.entries(geothermalUnits).map(([column, code]) => [column, Type.Literal(code)])),
  { description: 'the unit of each quantity, by column' },
)

/** Where the subject lies, by the registers; figures themselves do not tell. */
const Province = Type.Union([Type.String(), Type.Null()], {
  description:
    'the province of the subject; several with commas between them, null at sea and where it is not known',
})

/** A row of a figure call. Every row names its unit, a geothermal one that of each of its quantities (D21). */
export function figureRow(screen: ProductionScreen): TObject {
  if (screen.kind === 'monthly') {
    const columns = screen.table?.columns ?? []
    return Type.Object({
      ...Object.fromEntries(columns.map((column) => [column.key, valueSchema(column)])),
      province: Province,
      unit: UnitByColumn,
    })
  }
  return Type.Object({
    ...subjectKeys(screen),
    year: Type.Integer(),
    operatorNm: Type.Union([Type.String(), Type.Null()]),
    product: Type.Enum([...products]),
    production: Type.Enum([...productionType]),
    location: Type.Union([Type.Enum([...landSea]), Type.Null()]),
    province: Province,
    unit: Type.Enum([...unit]),
    total: Type.Number(),
    ...Object.fromEntries(months.map((month) => [month, Quantity])),
  })
}

/** The name of the subject and, where there is a table, its key. */
function subjectKeys(screen: YearlyScreen) {
  const column = keyColumn(screen)
  return {
    ...(column !== undefined && { [column.key]: valueSchema(column) }),
    [screen.subject]: Type.String(),
  }
}
