import { columnKinds } from '@datacentre/catalogue/grammar/column-kinds'
import { hasShape, type Table } from '@datacentre/catalogue/grammar/table'
import { tables } from '@datacentre/catalogue/tables'
import { codesTable } from './codes/codes-table.ts'
import type { Findings } from './fault.ts'
import { readDialect, type Dialect } from './format/dialect.ts'
import { readEncoding } from './format/encoding.ts'
import { readSystem, SYSTEM_RULE, type PositionSystem } from './format/systems.ts'
import { valueForms, type ValueForms } from './format/value-forms.ts'
import { isGiven, isObject, sayJson, textOrNull, type Json } from './geojson/json.ts'
import { DESCRIPTOR } from './package-file.ts'

/** One file of the package and the table it fills. */
export type Resource = {
  readonly table: Table
  readonly path: string
  readonly format: 'csv' | 'geojson' | 'gpkg'
  /** The layer of a GeoPackage, where the descriptor names one. */
  readonly layer: string | null
  readonly isGzipped: boolean
  /** As a TextDecoder names it. */
  readonly encoding: string
  readonly dialect: Dialect
  readonly forms: ValueForms
  /** Null for degrees in WGS84. */
  readonly system: PositionSystem | null
  /** Size and checksum where the descriptor gives them: they catch a file that was cut off between two rows. */
  readonly bytes: number | null
  readonly sha256: string | null
}

const SHA256 = 'sha256:'

const knownTables: readonly Table[] = [...tables, codesTable]

/** Reads one entry of the list of resources; null, with what is wrong told, when no table can be filled by it. */
export function readResource(entry: unknown, place: number, findings: Findings): Resource | null {
  const name = isObject(entry) ? textOrNull(entry['name']) : null
  const table = knownTables.find((candidate) => candidate.id === name)
  if (!isObject(entry) || name === null || table === undefined) {
    const message = `resource ${name ?? `number ${place + 1}`} is not a table we know: ignored`
    findings.warn({ file: DESCRIPTOR, message })
    return null
  }
  let isRefused = false
  const refuse = (key: string, value: unknown, rule: string): null => {
    const told = isGiven(value) ? sayJson(value) : null
    findings.fault({ file: DESCRIPTOR, line: null, column: `${name}.${key}`, value: told, rule })
    isRefused = true
    return null
  }
  const path = textOrNull(entry['path'])
  if (path === null || columnKinds.file.read(path) === undefined) {
    return refuse('path', entry['path'], 'must be the path of one file inside the package')
  }
  const form = formOf(path, entry)
  if (form === null)
    return refuse(
      'path',
      path,
      'must end in .csv, .geojson or .gpkg, the first two also with .gz (or say so in format)',
    )
  const encoding = readEncoding(entry['encoding'], refuse)
  const dialect = readDialect(entry['dialect'] ?? form.dialect, refuse)
  const schema = isObject(entry['schema']) ? entry['schema'] : {}
  const forms = valueForms(table, schema, ({ key, value, rule }) => refuse(key, value, rule))
  const system = isGiven(entry['coordinateSystem']) ? readSystem(entry['coordinateSystem']) : null
  if (system === null && isGiven(entry['coordinateSystem']))
    return refuse('coordinateSystem', entry['coordinateSystem'], SYSTEM_RULE)
  if (system?.of === 'row' && form.format !== 'csv')
    return refuse(
      'coordinateSystem',
      entry['coordinateSystem'],
      'must be one system for the whole file, unless that is CSV',
    )
  const bytes = entry['bytes'] ?? null
  if (bytes !== null && typeof bytes !== 'number') {
    return refuse('bytes', bytes, 'must be a number, without quotes')
  }
  if (isRefused || encoding === null || dialect === null) return null
  if (hasShape(table) && form.format === 'csv') {
    findings.warn({ file: DESCRIPTOR, message: `${name} is given as CSV: it will have no shapes on the map` })
  }
  const { format, isGzipped } = form
  const sha256 = readHash(entry, name, findings)
  const layer = textOrNull(entry['layer'])
  return { table, path, format, layer, isGzipped, encoding, dialect, forms, system, bytes, sha256 }
}

type FileForm = Pick<Resource, 'format' | 'isGzipped'> & { readonly dialect?: object }

/** What sort of file it is: by its format where the descriptor gives one, else by its name. */
function formOf(path: string, { format, compression }: Json): FileForm | null {
  const isGzipped = /\.gz$/i.test(path) || compression === 'gz' || compression === 'gzip'
  if (isGiven(compression) && !isGzipped) return null
  const ending = /\.([a-z]+)(?:\.gz)?$/i.exec(path)?.[1]
  const named = (textOrNull(format) ?? ending ?? '').toLowerCase()
  if (named === 'csv') return { format: 'csv', isGzipped }
  if (named === 'tsv') return { format: 'csv', isGzipped, dialect: { delimiter: '\t' } }
  if (named === 'gpkg') return isGzipped ? null : { format: 'gpkg', isGzipped }
  return named === 'geojson' || named === 'json' ? { format: 'geojson', isGzipped } : null
}

/** The SHA-256 in small letters; another algorithm is left unchecked, and that is said. */
function readHash(entry: Json, name: string, findings: Findings): string | null {
  const given = entry['hash']
  if (!isGiven(given)) return null
  const hash = sayJson(given).toLowerCase()
  if (hash.startsWith(SHA256)) return hash.slice(SHA256.length)
  findings.warn({
    file: DESCRIPTOR,
    message: `${name}.hash is not checked: only ${SHA256}… is, not ${JSON.stringify(hash)}`,
  })
  return null
}
