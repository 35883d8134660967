import { existsSync } from 'node:fs'
import { addressFault, textFault } from '@datacentre/catalogue/grammar/text-rule'
import { readDay, readMonth } from '@datacentre/catalogue/time/days'
import { tables } from '@datacentre/catalogue/tables'
import { inEveryLanguage, type TextsByLanguage } from '@datacentre/catalogue/wire/dataset-texts'
import { sha256Of } from '@datacentre/database'
import { codesTable } from './codes/codes-table.ts'
import { Unreadable, type Findings } from './fault.ts'
import { isGiven, isObject, isTooDeep, sayJson, textOrNull, TOO_DEEP, type Json } from './geojson/json.ts'
import { DESCRIPTOR, wholeFile } from './package-file.ts'
import { readResource, type Resource } from './resource.ts'
import { readTranslations, TRANSLATIONS_RULE } from './translations.ts'

export { DESCRIPTOR } from './package-file.ts'

/** What a package says of itself. */
export type Descriptor = {
  readonly name: string
  readonly title: string
  readonly version: string | null
  readonly created: number | null
  readonly licenceName: string | null
  readonly licenceUrl: string | null
  readonly figuresUntil: string | null
  readonly provisionalFrom: string | null
  readonly demonstration: boolean
  readonly texts: TextsByLanguage
  readonly resources: readonly Resource[]
  /** The file with codes of its own. */
  readonly codes: Resource | null
  /** Tables that will not be read because of a fault in their description. */
  readonly refused: readonly string[]
  /** Tables that the package does not have. */
  readonly absent: readonly string[]
  /** Of `datapackage.json` itself. */
  readonly sha256: string
}

/** Reads and checks `datapackage.json`; null, with the faults told, when nothing can be read by it. */
export async function readDescriptor(folder: string, findings: Findings): Promise<Descriptor | null> {
  try {
    const what = existsSync(folder)
      ? `a data package is a folder that holds a ${DESCRIPTOR}`
      : `the folder ${folder} does not exist`
    const absent = `cannot be read: ${what}`
    const bytes = await wholeFile({ folder, path: DESCRIPTOR, absent })
    const json = parse(bytes)
    const name = textOrNull(json['name'])
    if (name === null) throw new Unreadable('must have a name', null)
    if (!Array.isArray(json['resources'])) throw new Unreadable(NO_LIST, null)
    const title = textOrNull(json['title']) ?? name
    checkTexts(json, findings)
    const { translations, ...about } = aboutPackage(json, findings)
    return {
      ...about,
      ...readResources(json['resources'], findings),
      name,
      title,
      texts: inEveryLanguage({ title, licence: about.licenceName, sources: sourcesOf(json) }, translations),
      sha256: sha256Of(bytes),
    }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    findings.fault({ file: DESCRIPTOR, line: error.line, column: null, value: null, rule: error.message })
    return null
  }
}

const NO_LIST = 'must be an object with a list of resources'

/** With or without a byte order mark, as the other files. */
function parse(bytes: Uint8Array): Json {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Unreadable('is not UTF-8: save the file as UTF-8', null)
  }
  if (text.includes('\\u0000'))
    throw new Unreadable('contains a null character, which cannot be stored', null)
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new Unreadable(`is not JSON: ${error instanceof Error ? error.message : String(error)}`, null)
  }
  if (!isObject(json)) throw new Unreadable(NO_LIST, null)
  if (isTooDeep(json)) throw new Unreadable(TOO_DEEP, null)
  return json
}

/** What pages and files show of a package; the standard knows more, such as a description of any length. */
const SHOWN = ['name', 'title', 'version', 'licenses', 'sources', 'translations']

/** Every text that is shown of a package, however deep, under the key where it is found. */
function checkTexts(json: Json, findings: Findings): void {
  const textsIn = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(textsIn)
        : []
  for (const column of SHOWN) {
    for (const text of textsIn(json[column])) {
      const rule = textFault(text)
      if (rule !== null) findings.fault({ file: DESCRIPTOR, line: null, column, value: text, rule })
    }
  }
}

/** The address of the licence, which pages and files link to. */
function addressOf(path: unknown, findings: Findings): string | null {
  const address = textOrNull(path)
  const rule = address === null ? null : addressFault(address)
  if (rule === null) return address
  findings.fault({ file: DESCRIPTOR, line: null, column: 'licenses.path', value: address, rule })
  return null
}

/** The value under a key, if there is one and it holds to the rule. */
type Checked = <T>(key: string, rule: string, read: (value: unknown) => T | null) => T | null

/** To which month the figures run, and from which on they may still change. */
function monthsOfFigures(checked: Checked, findings: Findings) {
  const month = (key: string): string | null =>
    checked(key, 'must be a month as yyyy-MM', (value) =>
      typeof value === 'string' && readMonth(value) !== null ? value : null,
    )
  const [figuresUntil, provisionalFrom] = [month('figuresUntil'), month('provisionalFrom')]
  if (figuresUntil !== null && provisionalFrom !== null && provisionalFrom > figuresUntil) {
    const rule = `must not be after figuresUntil (${figuresUntil}), the last month with figures`
    findings.fault({ file: DESCRIPTOR, line: null, column: 'provisionalFrom', value: provisionalFrom, rule })
  }
  return { figuresUntil, provisionalFrom }
}

function aboutPackage(json: Json, findings: Findings) {
  const checked: Checked = (key, rule, read) => {
    if (!isGiven(json[key]) || json[key] === '') return null
    const value = read(json[key])
    if (value === null) {
      findings.fault({ file: DESCRIPTOR, line: null, column: key, value: sayJson(json[key]), rule })
    }
    return value
  }
  const licence: unknown = Array.isArray(json['licenses']) ? json['licenses'][0] : null
  const licenceName = isObject(licence) ? (textOrNull(licence['title']) ?? textOrNull(licence['name'])) : null
  if (licenceName === null) {
    const message = 'names no licence: visitors will not be told how they can use the data'
    findings.warn({ file: DESCRIPTOR, message })
  }
  return {
    version: textOrNull(json['version']),
    created: checked('created', 'must start with a calendar day as yyyy-MM-dd', (value) =>
      readDay(sayJson(value).slice(0, 10)),
    ),
    licenceName,
    licenceUrl: isObject(licence) ? addressOf(licence['path'], findings) : null,
    ...monthsOfFigures(checked, findings),
    translations: checked('translations', TRANSLATIONS_RULE, readTranslations) ?? {},
    demonstration:
      checked('demonstration', 'must be true or false, without quotes', (value) =>
        typeof value === 'boolean' ? value : null,
      ) ?? false,
  }
}

/** What the data is based on, as the standard lists it. */
const sourcesOf = ({ sources }: Json): string[] =>
  Array.isArray(sources)
    ? sources.flatMap((source: unknown) => (isObject(source) ? (textOrNull(source['title']) ?? []) : []))
    : []

function readResources(
  listed: readonly unknown[],
  findings: Findings,
): Pick<Descriptor, 'resources' | 'codes' | 'refused' | 'absent'> {
  const wrong = (value: string, rule: string): void =>
    findings.fault({ file: DESCRIPTOR, line: null, column: 'resources', value, rule })
  const read = listed.flatMap((entry, place) => readResource(entry, place, findings) ?? [])
  const resources = read.filter(({ table }) => table.id !== codesTable.id)
  const codes = read.find(({ table }) => table.id === codesTable.id) ?? null
  const declared = read.map(({ table }) => table.id)
  const twice = declared.find((id, at) => declared.indexOf(id) !== at)
  if (twice !== undefined) wrong(twice, 'must name each table once')

  const known = tables.map(({ id }) => id)
  const unread = known.filter((id) => !declared.includes(id))
  // A resource with faults of its own is told for those, not for being absent.
  const isListed = (id: string): boolean => listed.some((entry) => isObject(entry) && entry['name'] === id)
  const refused = unread.filter(isListed)
  const absent = unread.filter((id) => !isListed(id))
  if (absent.length === known.length) {
    const rule = `must name at least one table: ${known.join(', ')}`
    findings.fault({ file: DESCRIPTOR, line: null, column: 'resources', value: null, rule })
  }
  return { resources, codes, refused, absent }
}
