import { objectAddress } from '../object-address.ts'
import type { Product } from '@datacentre/catalogue/codes/production'
import { mapLayers } from '@datacentre/catalogue/geography/map-layers'
import type { AnyRow, Column, Value } from '@datacentre/catalogue/grammar/column'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { productionScreens } from '@datacentre/catalogue/production/index'
import { months } from '@datacentre/catalogue/production/series/months'
import { defaultUnit, fromReported } from '@datacentre/catalogue/production/units'
import { sayCode, type Language } from '@datacentre/catalogue/texts/index'
import { GEOMETRY, type RowChange } from '@datacentre/database'
import type { Collection } from '../collections/collections.ts'
import { propertyKind, type PropertyValue } from '../collections/properties.ts'
import { titleOf, unitOf } from '../collections/property-words.ts'
import { withParameters } from '../features/api-base.ts'
import { keyText } from './key-text.ts'
import type { ChangeIn } from './reading.ts'
import { wordsIn } from './words.ts'

/** A value of a column before and after. */
export type ShownColumn = {
  readonly column: string
  readonly title: string
  readonly unit: string | null
  readonly before: PropertyValue
  readonly after: PropertyValue
}

/** A change of a row as it is told to others. */
export type ShownChange = {
  readonly kind: RowChange['kind']
  readonly key: string
  /** What the row is called; its key where it has no name. */
  readonly name: string
  readonly from: number
  readonly to: number
  /** Whether its shape differs, of which the coordinates are not told. */
  readonly geometryChanged: boolean
  readonly columns: readonly ShownColumn[]
  /** Its page, as the last version has it that has it; null for rows without a page. */
  readonly page: string | null
  /** This change alone. */
  readonly address: string
}

type Showing = {
  readonly table: Table
  readonly language: Language
  readonly home: string
}

export function shownChange({ table, language, home }: Showing, { pair, change }: ChangeIn): ShownChange {
  const { kind, columns } = change
  const [from, to] = pair
  const key = keyText(table, change.key)
  const layer = mapLayers.find(({ id }) => id === table.id)
  const row: AnyRow = change.after ?? change.before ?? {}
  const lastWith = change.after === null ? from : to
  return {
    kind,
    key,
    name: layer === undefined ? key : String(row[layer.title] ?? key),
    from: from.id,
    to: to.id,
    geometryChanged: columns.includes(GEOMETRY),
    columns: table.columns
      .filter((column) => columns.includes(column.key))
      .map((column) => ({
        column: column.key,
        title: titleOf({ table }, column, language),
        ...measured(table, column, change),
      })),
    page:
      layer === undefined
        ? null
        : withParameters(objectAddress({ home }, layer.id, key), { version: lastWith.id }),
    address: withParameters(`${home}/changes/${table.id}`, { from: from.id, to: to.id, key }),
  }
}

const yearlyTables: ReadonlySet<string> = new Set(
  productionScreens.flatMap(({ kind, table }) => (kind === 'yearly' && table !== null ? [table.id] : [])),
)

const isMonth = (key: string): boolean => (months as readonly string[]).includes(key)

/** The values before and after, and their unit; figures in that of the calls, as everywhere. */
function measured(
  table: Table,
  column: Column,
  { before, after }: RowChange,
): Pick<ShownColumn, 'unit' | 'before' | 'after'> {
  const { write } = propertyKind(column)
  const valueIn = (row: AnyRow | null): Value => row?.[column.key] ?? null
  if (!yearlyTables.has(table.id) || !isMonth(column.key))
    return {
      unit: unitOf({ id: table.id as Collection['id'] }, column),
      before: write(valueIn(before)),
      after: write(valueIn(after)),
    }
  const product = (after ?? before)?.['product'] as Product
  const inUnit = (value: Value): number | null =>
    typeof value === 'number' ? fromReported(product, value) : null
  return { unit: defaultUnit(product), before: inUnit(valueIn(before)), after: inUnit(valueIn(after)) }
}

/** The unit of what is only counted, which goes without saying. */
const COUNTED = '1'

/** A value as people read it: a code in words and as it is, with its unit. */
export function valueInWords(
  table: Table,
  { column: key, unit }: ShownColumn,
  value: PropertyValue,
  language: Language,
): string {
  if (value === null || (Array.isArray(value) && value.length === 0)) return wordsIn(language)('empty')
  const column = table.columns.find((candidate) => candidate.key === key)
  const codes = column !== undefined && 'codes' in column ? column.codes : null
  const inWords = (part: string): string =>
    codes === null || sayCode(language, codes, part) === part
      ? part
      : `${sayCode(language, codes, part)} (${part})`
  if (typeof value === 'boolean') return wordsIn(language)(value ? 'yes' : 'no')
  if (typeof value === 'object') return value.map(inWords).join(', ')
  return unit === null || unit === COUNTED ? inWords(String(value)) : `${value} ${unit}`
}
