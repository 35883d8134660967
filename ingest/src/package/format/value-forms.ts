import type { Column, ColumnKind } from '@datacentre/catalogue/grammar/column'
import { rulesOf } from '@datacentre/catalogue/grammar/column-kinds'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { isObject, textOrNull, type Json } from '../geojson/json.ts'
import { CodeReferences } from './code-references.ts'
import { dateReader } from './date-pattern.ts'
import { Refused } from '../csv/raw-value.ts'

/** Turns what stands in a file into what the column's own rule reads. */
export type ValueForm = (text: string) => string | Refused

/** How the values of a resource are written, by the columns of its table. */
export type ValueForms = {
  /** The column that a name in the file stands for. */
  readonly columnOf: (name: string) => string
  /** The names of the fields in order, for a file without a header. */
  readonly names: readonly string[]
  readonly of: (column: string) => ValueForm | null
  /** The code that stands in the file for an id of another table; undefined for an id that was written as it is. */
  readonly writtenFor: (id: string) => string | undefined
  /** What a column of such codes must hold; undefined for any other. */
  readonly codeRuleOf: (column: string) => string | undefined
}

type Told = { readonly key: string; readonly value: unknown; readonly rule: string }

/** Reads the schema of a resource: names, missing values, dates, decimal signs. `refuse` hears what is wrong with it. */
export function valueForms(table: Table, schema: Json, refuse: (told: Told) => void): ValueForms {
  const fields = (Array.isArray(schema['fields']) ? schema['fields'] : []).filter(isObject)
  const columns = new Map<string, string>()
  const forms = new Map<string, ValueForm>()
  const codes = new CodeReferences()
  const missing = missingValues(schema['missingValues'])
  if (missing === null)
    refuse({ key: 'schema.missingValues', value: schema['missingValues'], rule: 'must be a list of texts' })
  for (const field of fields) {
    const name = textOrNull(field['name'])
    if (name === null) continue
    const key = textOrNull(field['column']) ?? name
    const column = table.columns.find((candidate) => candidate.key === key)
    if (column === undefined && isGivenColumn(field)) {
      const rule = `must be a column of ${table.id}`
      refuse({ key: `schema.fields.${name}.column`, value: key, rule })
    }
    if (key !== name) columns.set(name, key)
    if (column === undefined) continue
    const form = formOf(column, field, (told) =>
      refuse({ ...told, key: `schema.fields.${name}.${told.key}` }),
    )
    if (form !== null) forms.set(key, form)
    if (field['byCode'] !== true) continue
    const byCode = codes.formOf(table, key)
    if (byCode !== null) forms.set(key, byCode)
    else {
      const rule = 'must stand with a column of ids that refer to another table, whose rows have codes'
      refuse({ key: `schema.fields.${name}.byCode`, value: true, rule })
    }
  }
  return {
    columnOf: (name) => columns.get(name) ?? name,
    names: fields.flatMap((field) => textOrNull(field['name']) ?? []),
    of: (column) => withMissing(missing ?? NOTHING, forms.get(column) ?? null),
    writtenFor: (id) => codes.writtenFor(id),
    codeRuleOf: (column) => codes.ruleOf(column),
  }
}

const isGivenColumn = (field: Json): boolean => textOrNull(field['column']) !== null

const NOTHING: ReadonlySet<string> = new Set([''])

/** The texts that stand for nothing; null when they are not a list of texts. */
function missingValues(given: unknown): ReadonlySet<string> | null {
  if (given === undefined || given === null) return NOTHING
  if (!Array.isArray(given)) return null
  const texts = given.map((value: unknown) => (isObject(value) ? value['value'] : value))
  return texts.every((text) => typeof text === 'string') ? new Set(['', ...texts]) : null
}

function withMissing(missing: ReadonlySet<string>, form: ValueForm | null): ValueForm | null {
  if (missing.size === 1) return form
  return (text) => (missing.has(text.trim()) ? '' : form === null ? text : form(text))
}

/** How the values of one column are written, where that differs from how we would. */
function formOf(column: Column, field: Json, refuse: (told: Told) => void): ValueForm | null {
  switch (column.kind) {
    case 'day':
    case 'month':
    case 'year':
      return dateForm(column, field, refuse)
    case 'number':
    case 'coordinate':
    case 'id':
      return numberForm(column, field)
    case 'flag':
      return flagForm(field)
    default:
      return null
  }
}

/** A value as we would write it, where it is one; else a refusal of what stands in the file, by the rules that the file and the column have. */
function checked(column: Column, ours: string, { text, rule }: Refused): string | Refused {
  const rules = rulesOf(column)
  if (ours === '' || rules.read(ours) !== undefined) return ours
  return new Refused(text, isNarrow(column) ? `${rule}, and ${rules.rule}` : rule)
}

/** Whether a column holds less than a package can declare of it. */
const isNarrow = ({ kind }: Column): boolean => kind === 'id' || kind === 'year'

const DATE_AND_TIME = 'must be a date and time that exist, as 1984-12-31T00:00:00'

const LENGTHS: Partial<Record<ColumnKind, number>> = {
  day: 'yyyy-MM-dd'.length,
  month: 'yyyy-MM'.length,
  year: 'yyyy'.length,
}

function dateForm(column: Column, field: Json, refuse: (told: Told) => void): ValueForm | null {
  const pattern = textOrNull(field['format'])
  const length = LENGTHS[column.kind]
  if (field['type'] === 'datetime' && (pattern === null || pattern === 'default'))
    return (written) => {
      const text = written.trim()
      const ours = text.slice(0, length)
      return IMPRECISE.test(ours) ? ours : checked(column, ours, new Refused(text, DATE_AND_TIME))
    }
  if (pattern === null || pattern === 'default' || pattern === 'any') return null
  const read = dateReader(pattern)
  if (read === null) {
    refuse({ key: 'format', value: pattern, rule: 'must be a pattern such as %d-%m-%Y or dd-MM-yyyy' })
    return null
  }
  return (written) => {
    const text = written.trim()
    if (text === '' || IMPRECISE.test(text)) return text
    const found = read(text)
    if (found === null) return new Refused(text, `must be a date as ${pattern}`)
    const ours = found.slice(0, length)
    // A month or a year in a column of days is its first day, which is known later.
    if (column.kind === 'day' && IMPRECISE.test(ours)) return ours
    return checked(column, ours, new Refused(text, `must be a date that exists, as ${pattern}`))
  }
}

/** A year or a month alone, where no more is known. */
const IMPRECISE = /^\d{4}(-\d{2})?$/

/** From the first sign or digit to the last digit. */
const bareOf = (text: string): string => /[+-]?[.,]?\d(?:.*\d)?/s.exec(text)?.[0] ?? text

function numberForm(column: Column, field: Json): ValueForm | null {
  const decimal = textOrNull(field['decimalChar']) ?? '.'
  const group = textOrNull(field['groupChar'])
  const isBare = field['bareNumber'] !== false
  if (decimal === '.' && group === null && isBare) return null
  const between = group === null ? '' : `, and ${JSON.stringify(group)} between thousands`
  const rule = `must be a number with ${JSON.stringify(decimal)} before its decimals${between}`
  return (written) => {
    const text = written.trim()
    const bare = isBare ? text : bareOf(text)
    // A point would otherwise pass for the decimal sign that it is not.
    if (decimal !== '.' && group !== '.' && bare.includes('.')) return new Refused(text, rule)
    const whole = group === null ? bare : bare.replaceAll(group, '')
    return checked(column, whole.replace(decimal, '.'), new Refused(text, rule))
  }
}

function flagForm(field: Json): ValueForm | null {
  const texts = (given: unknown, usual: readonly string[]): readonly string[] =>
    Array.isArray(given) ? given.map(String) : usual
  if (field['type'] !== 'boolean' && !('trueValues' in field) && !('falseValues' in field)) return null
  const yes = texts(field['trueValues'], ['true', 'True', 'TRUE', '1'])
  const no = texts(field['falseValues'], ['false', 'False', 'FALSE', '0'])
  const rule = `must be one of ${[...yes, ...no].map((value) => JSON.stringify(value)).join(', ')}`
  return (written) => {
    const text = written.trim()
    if (yes.includes(text)) return '1'
    if (no.includes(text)) return '0'
    return text === '' ? text : new Refused(text, rule)
  }
}
