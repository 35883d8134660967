import { columnKinds } from '@datacentre/catalogue/grammar/column-kinds'
import { hasShape, type Table } from '@datacentre/catalogue/grammar/table'
import { tables } from '@datacentre/catalogue/tables'
import type { Findings } from './fault.ts'
import { isGiven, isObject, sayJson, textOrNull, type Json } from './geojson/json.ts'
import { DESCRIPTOR } from './package-file.ts'

/** One file of the package and the table it fills. */
export type Resource = {
  readonly table: Table
  readonly path: string
  readonly format: 'csv' | 'geojson'
  readonly delimiter: string
  /** Size and checksum where the descriptor gives them: they catch a file that was cut off between two rows. */
  readonly bytes: number | null
  readonly sha256: string | null
}

const SHA256 = 'sha256:'

/** Reads one entry of the list of resources; null, with what is wrong told, when no table can be filled by it. */
export function readResource(entry: unknown, place: number, findings: Findings): Resource | null {
  const name = isObject(entry) ? textOrNull(entry['name']) : null
  const table = tables.find((candidate) => candidate.id === name)
  if (!isObject(entry) || name === null || table === undefined) {
    const message = `resource ${name ?? `number ${place + 1}`} is not a table we know: ignored`
    findings.warn({ file: DESCRIPTOR, message })
    return null
  }
  const refuse = (key: string, value: unknown, rule: string): null => {
    const told = isGiven(value) ? sayJson(value) : null
    findings.fault({ file: DESCRIPTOR, line: null, column: `${name}.${key}`, value: told, rule })
    return null
  }
  const path = textOrNull(entry['path'])
  if (path === null || columnKinds.file.read(path) === undefined) {
    return refuse('path', entry['path'], 'must be the path of one file inside the package')
  }
  const format = path.endsWith('.csv') ? 'csv' : /\.(geo)?json$/.test(path) ? 'geojson' : null
  if (format === null) return refuse('path', path, 'must end in .csv or .geojson')
  const encoding = textOrNull(entry['encoding']) ?? 'utf-8'
  if (encoding.toLowerCase().replace('-', '') !== 'utf8') return refuse('encoding', encoding, 'must be utf-8')
  const delimiter = isObject(entry['dialect']) ? (textOrNull(entry['dialect']['delimiter']) ?? ',') : ','
  if (delimiter.length !== 1) return refuse('dialect.delimiter', delimiter, 'must be one character')
  const bytes = entry['bytes'] ?? null
  if (bytes !== null && typeof bytes !== 'number') {
    return refuse('bytes', bytes, 'must be a number, without quotes')
  }
  if (hasShape(table) && format === 'csv') {
    findings.warn({ file: DESCRIPTOR, message: `${name} is given as CSV: it will have no shapes on the map` })
  }
  return { table, path, format, delimiter, bytes, sha256: readHash(entry, name, findings) }
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
