import type { Geometry } from '@datacentre/catalogue/geography/geojson'
import type { AnyRow, Column, ColumnKind, Value } from '@datacentre/catalogue/grammar/column'
import { showValue } from '@datacentre/catalogue/grammar/column-kinds'
import type { Language } from '@datacentre/catalogue/texts/index'
import { knownDay, writeDay, writeMonth } from '@datacentre/catalogue/time/days'
import type { Version } from '@datacentre/database'
import { datasetOf } from './dataset-of.ts'
import { speechIn } from '../speech-in.ts'

const asItIs = (value: Value): unknown => value
const known = (value: Value): number | null => (typeof value === 'number' ? knownDay(value) : null)

/** Days as programs for maps read them; a placeholder is no day. */
const values: Record<ColumnKind, (value: Value) => unknown> = {
  id: asItIs,
  text: asItIs,
  code: asItIs,
  codeList: asItIs,
  list: asItIs,
  names: asItIs,
  file: asItIs,
  year: asItIs,
  flag: asItIs,
  number: asItIs,
  coordinate: asItIs,
  day: (value) => {
    const day = known(value)
    return day === null ? null : writeDay(day)
  },
  month: (value) => {
    const month = known(value)
    return month === null ? null : writeMonth(month)
  },
}

/** Every column of a row; a code has its description in words beside it. */
function propertiesOf(columns: readonly Column[], row: AnyRow, language: Language): Record<string, unknown> {
  const speech = speechIn(language)
  return Object.fromEntries(
    columns.flatMap((column): [string, unknown][] => {
      const value = row[column.key] ?? null
      const plain: [string, unknown] = [column.key, values[column.kind](value)]
      const isCoded = column.kind === 'code' || column.kind === 'codeList'
      return isCoded ? [plain, [`${column.key}Text`, showValue(value, column, speech)]] : [plain]
    }),
  )
}

type Described = {
  readonly columns: readonly Column[]
  readonly row: AnyRow
  readonly key: string
  readonly geometry: Geometry | null
  readonly version: Version
  readonly language: Language
  /** The address of the object's page, and the time at which the file is made. */
  readonly page: string
  readonly made: Date
}

/**
 * One object as GeoJSON (RFC 7946), in degrees of WGS84. What tells its origin stands beside the properties, as the
 * standard allows, and as one of them too: most programs show nothing else.
 */
export function geoJsonFeature(described: Described) {
  const { columns, row, key, geometry, version, language, page, made } = described
  const dataset = datasetOf(version, language)
  const source = [dataset.title, dataset.licence, dataset.warning].filter((part) => typeof part === 'string')
  return {
    type: 'Feature',
    id: row[key],
    geometry,
    properties: { ...propertiesOf(columns, row, language), source: source.join('. ') },
    dataset,
    coordinateSystem: 'WGS84 (OGC:CRS84)',
    page,
    made: made.toISOString(),
  }
}
