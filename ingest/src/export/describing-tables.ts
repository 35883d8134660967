import { codeLists, type CodeListName } from '@datacentre/catalogue/codes/index'
import { columnDefinition } from '@datacentre/catalogue/definitions/columns/index'
import { definitionOf } from '@datacentre/catalogue/definitions/index'
import { measureOf, type Column } from '@datacentre/catalogue/grammar/column'
import { hasShape, type Table } from '@datacentre/catalogue/grammar/table'
import { geothermalProduction, geothermalUnits } from '@datacentre/catalogue/production/geothermal'
import { sqlName } from '@datacentre/catalogue/tables'
import { columnTextKey, sayCode, speak, type TextKey } from '@datacentre/catalogue/texts/index'
import { writeDay } from '@datacentre/catalogue/time/days'
import type { PlainTable, Version } from '@datacentre/database'
import { textsOf } from './descriptor.ts'
import { ownCodesOf } from './own-codes.ts'
import { GEOMETRY, plainTypes } from './plain-types.ts'

type Described = {
  readonly name: string
  readonly key: readonly string[]
  readonly rows: readonly Readonly<Record<string, string | number | null>>[]
}

/** A table of a few rows, whose columns are the keys of the first. */
function plainTable({ name, key, rows }: Described): PlainTable {
  const columns = Object.entries(rows[0] ?? {}).map(([column, value]) => ({
    name: column,
    kind: typeof value === 'number' ? ('id' as const) : ('text' as const),
  }))
  async function* all() {
    yield rows.map((row) => columns.map((column) => row[column.name] ?? null))
  }
  return { name, key, columns, rows: all() }
}

/** What is to be known to read the other tables: where they come from, their columns and their codes. */
export const describingTables = (version: Version, tables: readonly Table[]): readonly PlainTable[] =>
  [
    datasetTable(version),
    {
      name: 'tables',
      key: ['table_name'],
      rows: tables.map((table) => ({
        table_name: sqlName(table.id),
        title_nl: speak('nl')(`table.${table.id}` as TextKey),
        title_en: speak('en')(`table.${table.id}` as TextKey),
        row_count: version.rowCounts[table.id] ?? 0,
      })),
    },
    { name: 'columns', key: ['table_name', 'column_name'], rows: tables.flatMap(columnsOf) },
    { name: 'codes', key: ['list', 'code'], rows: codesOf(version) },
  ].map(plainTable)

function datasetTable(version: Version): Described {
  const { nl, en } = textsOf(version)
  const { name, packageVersion, created, figuresUntil, provisionalFrom, licenceUrl, demonstration } = version
  return {
    name: 'dataset',
    key: [],
    rows: [
      {
        name,
        title_nl: nl.title,
        title_en: en.title,
        licence_nl: nl.licence,
        licence_en: en.licence,
        licence_url: licenceUrl,
        source_nl: nl.sources.join('\n'),
        source_en: en.sources.join('\n'),
        version: packageVersion,
        created: created === null ? null : writeDay(created),
        figures_until: figuresUntil,
        demonstration: demonstration ? 1 : 0,
        provisional_from: provisionalFrom,
      },
    ],
  }
}

const geothermal: Readonly<Record<string, string>> = geothermalUnits

function unitOf(table: Table, column: Column): string | null {
  const ofFigure = table.id === geothermalProduction.table.id ? geothermal[column.key] : undefined
  return ofFigure ?? measureOf(column) ?? null
}

function columnsOf(table: Table): Described['rows'] {
  const table_name = sqlName(table.id)
  const own = table.columns.map((column) => {
    const title = columnTextKey(table, column) as TextKey
    const meaning = columnDefinition(table.id, column.key)
    return {
      table_name,
      column_name: column.key,
      title_nl: speak('nl')(title),
      title_en: speak('en')(title),
      meaning_nl: meaning?.nl ?? null,
      meaning_en: meaning?.en ?? null,
      unit: unitOf(table, column),
      type: plainTypes[column.kind] as string,
      codes: 'codes' in column ? column.codes : null,
    }
  })
  if (!hasShape(table)) return own
  const [title_nl, title_en] = ['Ligging', 'Place']
  const described = { title_nl, title_en, meaning_nl: null, meaning_en: null, unit: null, codes: null }
  return [...own, { table_name, column_name: GEOMETRY.name, type: GEOMETRY.type, ...described }]
}

/** Our codes, and those that the dataset brought or gave other words. */
function codesOf(version: Version): Described['rows'] {
  const ours = (Object.entries(codeLists) as [CodeListName, readonly string[]][]).flatMap(([list, codes]) =>
    codes.map((code) => {
      const meaning = definitionOf(list, code)
      return {
        list: list as string,
        code,
        text_nl: sayCode('nl', list, code),
        text_en: sayCode('en', list, code),
        meaning_nl: meaning?.nl ?? null,
        meaning_en: meaning?.en ?? null,
      }
    }),
  )
  const brought = ownCodesOf(textsOf(version)).map(({ list, code, nl, en, definition }) => ({
    list: String(list),
    code: String(code),
    text_nl: String(nl),
    text_en: String(en),
    meaning_nl: definition === null ? null : String(definition),
    meaning_en: definition === null ? null : String(definition),
  }))
  const byName = new Map([...ours, ...brought].map((row) => [`${row.list}.${row.code}`, row]))
  return [...byName.values()]
}
