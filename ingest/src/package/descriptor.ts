import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { registers } from '@datacentre/catalogue'
import { readDay } from '@datacentre/catalogue/time/days'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { columnKinds } from '@datacentre/catalogue/grammar/column-kinds'
import { tables } from '@datacentre/catalogue/tables'
import type { Findings } from './fault.ts'

export const DESCRIPTOR = 'datapackage.json'

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

/** What a package says of itself. */
export type Descriptor = {
  readonly name: string
  readonly title: string
  readonly version: string | null
  readonly created: number | null
  readonly licenceName: string | null
  readonly licenceUrl: string | null
  readonly figuresUntil: string | null
  readonly demonstration: boolean
  readonly resources: readonly Resource[]
}

type Json = { readonly [key: string]: unknown }

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** Reads and checks `datapackage.json`; null, with the faults told, when nothing can be read by it. */
export async function readDescriptor(folder: string, findings: Findings): Promise<Descriptor | null> {
  const broken = (rule: string): null => {
    findings.fault({ file: DESCRIPTOR, line: null, column: null, value: null, rule })
    return null
  }
  let text: string
  try {
    text = await readFile(join(folder, DESCRIPTOR), 'utf8')
  } catch {
    return broken(`cannot be read: a data package is a folder that holds a ${DESCRIPTOR}`)
  }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return broken(`is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (!isObject(json) || !Array.isArray(json['resources']))
    return broken('must be an object with a list of resources')
  const name = textOrNull(json['name'])
  if (name === null) return broken('must have a name')
  return {
    ...aboutPackage(json, findings),
    name,
    title: textOrNull(json['title']) ?? name,
    resources: readResources(json['resources'], findings),
  }
}

function aboutPackage(json: Json, findings: Findings) {
  const licence: unknown = Array.isArray(json['licenses']) ? json['licenses'][0] : null
  const wrong = (column: string, value: string, rule: string): null => {
    findings.fault({ file: DESCRIPTOR, line: null, column, value, rule })
    return null
  }
  const created = textOrNull(json['created'])
  const until = textOrNull(json['figuresUntil'])
  return {
    version: textOrNull(json['version']),
    created:
      created === null
        ? null
        : (readDay(created.slice(0, 10)) ??
          wrong('created', created, 'must start with a calendar day as yyyy-MM-dd')),
    licenceName: isObject(licence) ? (textOrNull(licence['title']) ?? textOrNull(licence['name'])) : null,
    licenceUrl: isObject(licence) ? textOrNull(licence['path']) : null,
    figuresUntil:
      until === null || columnKinds.month.read(until) !== undefined
        ? until
        : wrong('figuresUntil', until, 'must be a month as yyyy-MM'),
    demonstration: json['demonstration'] === true,
  }
}

function readResources(listed: readonly unknown[], findings: Findings): Resource[] {
  const resources = listed.flatMap((entry, place) => {
    const resource = readResource(entry, place, findings)
    return resource === null ? [] : [resource]
  })
  const declared = new Set(resources.map(({ table }) => table.id))
  if (declared.size < resources.length) {
    const twice = resources.find(
      ({ table }, at) => resources.findIndex((other) => other.table === table) !== at,
    )
    findings.fault({
      file: DESCRIPTOR,
      line: null,
      column: 'resources',
      value: twice?.table.id ?? null,
      rule: 'must name each table once',
    })
  }
  const missing = tables.filter(({ id }) => !declared.has(id) && !isNamed(listed, id)).map(({ id }) => id)
  const isRegister = (id: string): boolean => registers.some((register) => register.id === id)
  for (const value of missing.filter(isRegister)) {
    const rule = 'must be among the resources: without it the register would be empty'
    findings.fault({ file: DESCRIPTOR, line: null, column: 'resources', value, rule })
  }
  const others = missing.filter((id) => !isRegister(id))
  if (others.length > 0) {
    findings.warn({
      file: DESCRIPTOR,
      message: `has no resource ${others.join(', ')}: nothing will be known of these`,
    })
  }
  return resources
}

/** A resource with faults of its own is told for those, not for being absent. */
const isNamed = (listed: readonly unknown[], id: string): boolean =>
  listed.some((entry) => isObject(entry) && entry['name'] === id)

function readResource(entry: unknown, place: number, findings: Findings): Resource | null {
  const name = isObject(entry) ? textOrNull(entry['name']) : null
  const table = tables.find((candidate) => candidate.id === name)
  if (!isObject(entry) || name === null || table === undefined) {
    findings.warn({
      file: DESCRIPTOR,
      message: `resource ${name ?? `number ${place + 1}`} is no table we know: left out`,
    })
    return null
  }
  const refuse = (column: string, value: unknown, rule: string): null => {
    findings.fault({
      file: DESCRIPTOR,
      line: null,
      column: `${name}.${column}`,
      value: value === undefined ? null : String(value),
      rule,
    })
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
  const hash = textOrNull(entry['hash'])
  return {
    table,
    path,
    format,
    delimiter,
    bytes: typeof entry['bytes'] === 'number' ? entry['bytes'] : null,
    sha256: hash?.startsWith('sha256:') ? hash.slice('sha256:'.length) : null,
  }
}
