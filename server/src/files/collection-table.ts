import type { Geometry } from '@datacentre/catalogue/geography/geojson'
import type { AnyRow, Column, ColumnKind } from '@datacentre/catalogue/grammar/column'
import { showValue } from '@datacentre/catalogue/grammar/column-kinds'
import { speak, type Language } from '@datacentre/catalogue/texts/index'
import type { Collection } from '../collections/collections.ts'
import { propertyKind, type PropertyValue } from '../collections/properties.ts'
import { meaningOf, titleOf, unitOf } from '../collections/property-words.ts'
import { speechIn } from '../speech-in.ts'
import type { FileColumn, FileRow, FileTable, FileType } from './file-table.ts'

const types: Readonly<Record<ColumnKind, FileType>> = {
  id: 'whole',
  year: 'whole',
  number: 'number',
  coordinate: 'number',
  flag: 'flag',
  day: 'day',
  text: 'text',
  code: 'text',
  month: 'text',
  file: 'text',
  codeList: 'texts',
  list: 'texts',
  names: 'texts',
}

/** A column of a file, and what a row puts under it. */
export type TakenColumn = FileColumn & { readonly value: (row: AnyRow) => PropertyValue }

/** What a column puts in a file: a code stands beside its description in the language of the file. */
function takenColumns(collection: Collection, column: Column, language: Language): TakenColumn[] {
  const { write } = propertyKind(column)
  const plain: TakenColumn = {
    key: column.key,
    type: types[column.kind],
    title: titleOf(collection, column, language),
    meaning: meaningOf(collection, column, language),
    unit: unitOf(collection, column),
    value: (row) => write(row[column.key] ?? null),
  }
  if (column.kind !== 'code' && column.kind !== 'codeList') return [plain]
  const speech = speechIn(language)
  const inWords: TakenColumn = {
    ...plain,
    key: `${column.key}Text`,
    type: 'text',
    value: (row) => showValue(row[column.key] ?? null, column, speech),
  }
  return [plain, inWords]
}

/** The columns of a collection as its files have them; `wanted` are those that are asked for. */
export const columnsOf = (
  collection: Collection,
  language: Language,
  wanted: ReadonlySet<string> | null = null,
): readonly TakenColumn[] =>
  collection.columns
    .filter(({ key }) => wanted?.has(key) ?? true)
    .flatMap((column) => takenColumns(collection, column, language))

/** Rows that are read and written in a go, between which others are answered. */
const AT_A_TIME = 250

type Geometries = readonly (Geometry | null)[]
export type GeometriesAt = (from: number, to: number) => Geometries | Promise<Geometries>

type Taken = {
  readonly collection: Collection
  readonly columns: readonly TakenColumn[]
  readonly rows: readonly AnyRow[]
  /** The places of rows, as they stand among `rows`; absent for rows without a place. */
  readonly geometriesAt?: GeometriesAt
  readonly about: FileTable['about']
  readonly sheet?: FileTable['sheet']
  readonly moreSheets?: FileTable['moreSheets']
}

/** Rows of a collection as a table to take home. */
export function collectionTable(taken: Taken): FileTable {
  const { collection, columns, rows, geometriesAt, about, sheet, moreSheets } = taken
  async function* pieces(): AsyncGenerator<readonly FileRow[]> {
    for (let at = 0; at < rows.length; at += AT_A_TIME) {
      const some = rows.slice(at, at + AT_A_TIME)
      const geometries = (await geometriesAt?.(at, at + some.length)) ?? []
      yield some.map((row, nr) => ({
        values: columns.map((column) => column.value(row)),
        geometry: geometries[nr] ?? null,
      }))
    }
  }
  return {
    id: collection.id,
    title: speak(about.language)(`table.${collection.id}`),
    columns,
    geometry: geometriesAt === undefined ? null : collection.geometry,
    rowCount: rows.length,
    pieces,
    about,
    ...(sheet !== undefined && { sheet }),
    ...(moreSheets !== undefined && { moreSheets }),
  }
}
