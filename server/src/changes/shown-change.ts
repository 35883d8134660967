import { objectAddress } from '../object-address.ts'
import type { Product } from '@datacentre/catalogue/codes/production'
import { mapLayers } from '@datacentre/catalogue/geography/map-layers'
import type { AnyRow, Column, Value } from '@datacentre/catalogue/grammar/column'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { productionScreens } from '@datacentre/catalogue/production/index'
import { months } from '@datacentre/catalogue/production/series/months'
import { defaultUnit, fromReported } from '@datacentre/catalogue/production/units'
import type { Language } from '@datacentre/catalogue/texts/index'
import { writeDay } from '@datacentre/catalogue/time/days'
import type { ChangeTold, ColumnTold } from '@datacentre/catalogue/wire/lists/changes'
import { GEOMETRY, type RowChange } from '@datacentre/database'
import type { Collection } from '../collections/collections.ts'
import { propertyKind } from '../collections/properties.ts'
import { titleOf, unitOf } from '../collections/property-words.ts'
import { withParameters } from '../features/api-base.ts'
import { keyText } from './key-text.ts'
import type { ChangeIn } from './reading.ts'

type Showing = {
  readonly table: Table
  readonly language: Language
  readonly home: string
}

export function shownChange({ table, language, home }: Showing, { pair, change }: ChangeIn): ChangeTold {
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

/** A change tells what stood in the data, a placeholder too: from 1800-01-01 to nothing is a change. */
const written = (column: Column): ((value: Value) => ColumnTold['before']) => {
  const { write } = propertyKind(column)
  return (value) => (column.kind === 'day' && typeof value === 'number' ? writeDay(value) : write(value))
}

/** The values before and after, and their unit; figures in that of the calls, as everywhere. */
function measured(
  table: Table,
  column: Column,
  { before, after }: RowChange,
): Pick<ColumnTold, 'unit' | 'before' | 'after'> {
  const write = written(column)
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
