import { measureOf, type Column } from '@datacentre/catalogue/grammar/column'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { columnDefinition } from '@datacentre/catalogue/definitions/columns/index'
import { speak, type Language } from '@datacentre/catalogue/texts/index'
import { escapeHtml } from '../../answer/escape-html.ts'
import { tableHtml } from '../../features/html/frame.ts'
import type { JsonSchema } from '../../json-schema.ts'
import { descriptionsInDutch } from './dutch.ts'
import { wordsIn, type Words } from './words.ts'

/** What is told in English by a schema, in a language. */
export const described = (text: string, language: Language): string =>
  language === 'nl' ? (descriptionsInDutch[text] ?? text) : text

function typeOf(schema: JsonSchema, say: Words): string {
  if (schema.anyOf) return schema.anyOf.map((one) => typeOf(one, say)).join(` ${say('or')} `)
  if (schema.enum) return schema.enum.join(', ')
  if (schema.const !== undefined) return String(schema.const)
  if (schema.type === 'array') return `${say('listOf')} ${typeOf(schema.items ?? {}, say)}`
  if (schema.type === 'object')
    return Object.keys(schema.properties ?? {}).length === 0 ? say('empty') : say('object')
  if (schema.type === 'string') return say('text')
  if (schema.type === 'integer') return say('whole')
  if (schema.type === 'number') return say('number')
  if (schema.type === 'boolean') return say('flag')
  return schema.type ?? say('any')
}

export type Shown = {
  readonly language: Language
  /** The table whose columns the keys are, where they are. */
  readonly table: Table | undefined
  /** The address of the data centre. */
  readonly home: string
}

/** What a key means: as its column is defined, with its unit and code list, else as the schema says. */
function meaningHtml(key: string, schema: JsonSchema, { language, table, home }: Shown): string {
  const say = wordsIn(language)
  const column: Column | undefined = table?.columns.find((one) => one.key === key)
  const told =
    (column === undefined ? undefined : columnDefinition(table!.id, key)?.[language]) ??
    described(descriptionIn(schema) ?? '', language)
  const measure = column === undefined ? undefined : measureOf(column)
  const unit = measure === undefined ? '' : ` (${say('unit')}: ${speak(language)(`measure.${measure}`)})`
  const codes =
    column !== undefined && 'codes' in column
      ? ` <a href="${escapeHtml(`${home}/codes${language === 'en' ? '?lang=en' : ''}#${column.codes}`)}">${escapeHtml(`${say('codesIn')} ${column.codes}`)}</a>`
      : ''
  return `${escapeHtml(told + unit)}${codes}`
}

const descriptionIn = (schema: JsonSchema): string | undefined =>
  schema.description ?? schema.items?.description ?? schema.anyOf?.find((one) => one.description)?.description

/** The keys of an object, or of the objects in a list, as a table; a body of several forms as one after the other. */
export function keysHtml(title: string, schema: JsonSchema, shown: Shown): string {
  const { language } = shown
  const say = wordsIn(language)
  if (schema.anyOf?.some((form) => form.properties !== undefined)) {
    const forms = schema.anyOf.map((form, at) => keysHtml(`${title}, ${say('form')} ${at + 1}`, form, shown))
    return `<p>${escapeHtml(title)}: ${escapeHtml(say('forms'))}.</p>${forms.join('')}`
  }
  const object = schema.type === 'array' ? (schema.items ?? {}) : schema
  const rows = Object.entries(object.properties ?? {}).map(
    ([key, property]) =>
      `<tr><th scope="row"><code>${escapeHtml(key)}</code></th><td>${escapeHtml(typeOf(property, say))}</td><td>${object.required?.includes(key) ? escapeHtml(say('yes')) : ''}</td><td>${meaningHtml(key, property, shown)}</td></tr>`,
  )
  const own = schema.description === undefined ? '' : `: ${described(schema.description, language)}`
  if (rows.length === 0) return `<p>${escapeHtml(`${title}: ${typeOf(schema, say)}${own}`)}.</p>`
  const name = schema.type === 'array' ? `${title}: ${say('listOf')}` : title
  return `<p>${escapeHtml(name)}</p>${tableHtml(name, [say('key'), say('type'), say('required'), say('meaning')], rows)}`
}
