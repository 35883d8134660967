import { mapLayers } from '@datacentre/catalogue/geography/map-layers'
import type { AnyRow, Column } from '@datacentre/catalogue/grammar/column'
import type { GeometryKind, Table } from '@datacentre/catalogue/grammar/table'
import { productionScreens } from '@datacentre/catalogue/production/index'
import { deviationSurveys } from '@datacentre/catalogue/supporting/deviation'
import type { TableId } from '@datacentre/catalogue/tables'
import { WELL_PATHS } from '@datacentre/catalogue/wire/map-addresses'
import { propertiesOf } from './properties.ts'

/** A table as a collection of features, with or without geometry. */
export type Collection = {
  readonly id: TableId | typeof WELL_PATHS
  readonly table: Table
  readonly columns: readonly Column[]
  readonly byKey: ReadonlyMap<string, Column>
  readonly geometry: GeometryKind | null
  /** The column that names a feature. */
  readonly name: string
  /** The columns that a search for words looks in. */
  readonly searched: readonly string[]
  /** The columns from which and until which a feature holds; null where that is not known of it. */
  readonly lasts: { readonly from: string; readonly until: string } | null
  /** What names a feature in its address. */
  readonly idOf: (row: AnyRow) => string
}

/** When a feature began and ended, where its table tells. */
const lasting: Readonly<Record<string, readonly [from: string, until: string]>> = {
  boreholes: ['startDate', 'endDate'],
  fields: ['prodStartDate', 'prodStartDate'],
  licences: ['grantedDate', 'expiryDate'],
  facilities: ['startDate', 'startDate'],
  'well-figures': ['year', 'year'],
  'field-figures': ['year', 'year'],
  'facility-figures': ['year', 'year'],
  'geothermal-figures': ['startDate', 'startDate'],
}

/** Between the parts of a key of several columns. */
const BETWEEN = '~'

function collectionOf(
  table: Table & { readonly id: string },
  about: Pick<Collection, 'name' | 'searched'>,
): Collection {
  const columns = propertiesOf(table.columns)
  const [from, until] = lasting[table.id] ?? []
  return {
    id: table.id as Collection['id'],
    table,
    columns,
    byKey: new Map(columns.map((column) => [column.key, column])),
    geometry: table.geometry ?? null,
    ...about,
    lasts: from === undefined || until === undefined ? null : { from, until },
    idOf: (row) => table.key.map((key) => String(row[key])).join(BETWEEN),
  }
}

/** The courses of holes are no table: each is the survey of a hole, with its name and with its points as a line. */
const wellPaths: Collection = {
  ...collectionOf(
    {
      ...deviationSurveys,
      geometry: 'line',
      columns: [...deviationSurveys.columns, { key: 'boreholeName', kind: 'text' }],
    },
    { name: 'boreholeName', searched: ['boreholeName'] },
  ),
  id: WELL_PATHS,
}

/** Everything that is served as features: what is on the map, the courses of holes, and the figures. */
export const collections: readonly Collection[] = [
  ...mapLayers.map(({ table, title, register, alsoKnownAs }) =>
    collectionOf(table, {
      name: title,
      searched: [...new Set([title, ...(register?.searchedBy ?? []), ...alsoKnownAs])],
    }),
  ),
  wellPaths,
  ...productionScreens.flatMap((screen) =>
    screen.table === null
      ? []
      : [
          collectionOf(asServed(screen.table, screen.kind), {
            name: screen.subject,
            searched: [screen.subject],
          }),
        ],
  ),
]

/** Figures are served in the units of the calls, which every row names, and under their names. */
function asServed(table: Table, kind: 'yearly' | 'monthly'): Table {
  if (kind === 'monthly') return table
  const rename = (key: string): string => (key === 'productionType' ? 'production' : key)
  const columns: Column[] = [
    ...table.columns.map((column) => ({ ...column, key: rename(column.key) })),
    { key: 'total', kind: 'number' },
    { key: 'unit', kind: 'text' },
  ]
  return { ...table, columns, key: table.key.map(rename) }
}

export const collectionNamed = (id: string): Collection | undefined =>
  collections.find((collection) => collection.id === id)
