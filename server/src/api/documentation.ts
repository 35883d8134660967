import type { Column } from '@datacentre/catalogue/grammar/column'
import { productionScreens } from '@datacentre/catalogue/production/index'
import { registers } from '@datacentre/catalogue/registers/index'
import { speak } from '@datacentre/catalogue/texts/index'
import { calls, type Call } from '@datacentre/catalogue/wire/calls'
import { escapeHtml } from '../answer/escape-html.ts'
import type { JsonSchema } from '../json-schema.ts'

function typeOf(schema: JsonSchema): string {
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ')
  if (schema.enum) return schema.enum.join(', ')
  if (schema.const !== undefined) return String(schema.const)
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}`
  if (schema.type === 'object' && Object.keys(schema.properties ?? {}).length === 0) return 'empty or {}'
  return schema.type ?? 'any'
}

/** The keys of an object, or of the objects in a list, as a table; a body of several forms as one after the other. */
function keysOf(title: string, schema: JsonSchema): string {
  if (schema.anyOf?.some((form) => form.properties !== undefined)) {
    const forms = schema.anyOf.map((form, at) => keysOf(`${title}, form ${at + 1}`, form))
    return `<p>${title}: one of ${forms.length} forms.</p>${forms.join('')}`
  }
  const object = schema.type === 'array' ? (schema.items ?? {}) : schema
  const rows = Object.entries(object.properties ?? {}).map(([key, property]) => {
    const required = object.required?.includes(key) ? 'yes' : ''
    const meaning = property.description ?? property.items?.description ?? ''
    return `<tr><th scope="row"><code>${escapeHtml(key)}</code></th><td>${escapeHtml(typeOf(property))}</td><td>${required}</td><td>${escapeHtml(meaning)}</td></tr>`
  })
  const described = schema.description === undefined ? '' : `: ${schema.description}`
  if (rows.length === 0) return `<p>${title}: ${escapeHtml(`${typeOf(schema)}${described}`)}.</p>`
  return `<table><caption>${title}${schema.type === 'array' ? ': a list of' : ''}</caption><thead><tr><th scope="col">key</th><th scope="col">type</th><th scope="col">required</th><th scope="col">meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function exampleOf(call: Call, address: string): string {
  const file = 'file' in call.answer || 'spreadsheet' in call.answer ? ' -OJ' : ''
  // An address of another version leads to the current one.
  const follow = call.inPath?.['version'] === undefined ? '' : ' -L'
  if (call.method === 'GET') return `curl${file}${follow} '${address}'`
  const example = bodyOf(call)
  const body = example === null ? '' : ` -H 'Content-Type: application/json' -d '${example}'`
  return `curl${file} -X POST${body} '${address}'`
}

const LAST_YEAR = new Date().getUTCFullYear() - 1

const firstExample = (schema: JsonSchema | undefined): unknown => schema?.examples?.[0]

/** A body that works, for the reader to start from; null where none is needed. */
function bodyOf(call: Call): string | null {
  const body = call.body as JsonSchema | null
  const id = firstExample(body ?? undefined) ?? firstExample(body?.items)
  if (id !== undefined) return body?.type === 'array' ? JSON.stringify([id]) : JSON.stringify(id)
  const register = registers.find(({ rest }) => rest.export.path === call.path)
  if (register?.rest.export.takes === 'keys or criteria')
    return '{"onOffshore":"OFF","startDate":"2020-01-01"}'
  if (register !== undefined) {
    const key: Column | undefined = register.columns.find((column) => column.key === register.key[0])
    return key?.kind === 'id' ? '[1, 2, 3]' : '["GDNC-000000083499"]'
  }
  const screen = productionScreens.find(
    ({ rest }) => rest.list.path === call.path || rest.export.path === call.path,
  )
  if (screen === undefined) return null
  const years = { yearStart: LAST_YEAR, yearEnd: LAST_YEAR }
  return JSON.stringify(screen.kind === 'monthly' ? years : { ...years, ...screen.defaults })
}

/** An address that works: the examples of its parameters in their places. */
function addressOf(call: Call): string {
  const inPath = call.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    String(firstExample(call.inPath?.[name])),
  )
  const inQuery = Object.entries(call.inQuery ?? {}).flatMap(([name, schema]) => {
    const example = firstExample(schema as JsonSchema)
    return example === undefined ? [] : [`${name}=${String(example)}`]
  })
  return inQuery.length === 0 ? inPath : `${inPath}?${inQuery.join('&')}`
}

/** The parameters of the address, each in a line. */
const parametersOf = (call: Call): string =>
  Object.entries({ ...call.inPath, ...call.inQuery })
    .map(([name, schema]) => {
      const { description, ...form } = schema as JsonSchema
      return `<p><code>${name}</code> in the address: ${escapeHtml(description ?? typeOf(form))}.</p>`
    })
    .join('')

function sectionOf(call: Call, base: string): string {
  const address = base + addressOf(call)
  return [
    `<section aria-labelledby="${call.id}"><h2 id="${call.id}"><code>${call.method} ${escapeHtml(call.path)}</code></h2>`,
    `<p>${escapeHtml(call.summary)}.</p>`,
    `<pre tabindex="0" aria-label="Example">${escapeHtml(exampleOf(call, address))}</pre>`,
    parametersOf(call),
    call.body === null
      ? ''
      : keysOf(call.emptyAllowed ? 'Request body (optional)' : 'Request body', call.body as JsonSchema),
    answerOf(call),
    '</section>',
  ].join('\n')
}

function answerOf({ answer }: Call): string {
  if ('file' in answer) return `<p>Response: ${escapeHtml(answer.file)}.</p>`
  if ('always204' in answer) return `<p>Response: always 204, because ${escapeHtml(answer.always204)}.</p>`
  if ('spreadsheet' in answer) return `<p>Response: the spreadsheet ${escapeHtml(answer.spreadsheet)}.</p>`
  const nothing = answer.nothing === undefined ? '' : `<p>204 if ${escapeHtml(answer.nothing)}.</p>`
  return keysOf('Response', answer.json as JsonSchema) + nothing
}

type ServedAt = { readonly prefix: string; readonly host: string }

/** A page for people about every call, written from the same declarations; it needs no script. */
export function documentationPage({ prefix, host }: ServedAt): string {
  const base = `${host}${prefix}`
  const title = escapeHtml(`${speak('en')('site.name')} API`)
  const contents = calls.map(
    (call) => `<li><a href="#${call.id}"><code>${call.method} ${escapeHtml(call.path)}</code></a></li>`,
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${prefix}/api/documentation.css"></head>
<body><main>
<h1>${title}</h1>
<p>You do not need a login or a key. There is no rate limit, but please be considerate. Responses are plain JSON arrays in UTF-8, compressed if you ask for it.
Dates are Unix milliseconds at midnight UTC and may be negative. Errors are <code>application/problem+json</code> and say which key is wrong.
Machine-readable version: <a href="${prefix}/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<p>For GIS programs and data frames the same data are served as <a href="${prefix}/api/v1?lang=en">OGC API Features</a>.
What codes mean is in the <a href="${prefix}/codes?lang=en">code book</a>, what columns hold in the <a href="${prefix}/columns?lang=en">dictionary of columns</a>.</p>
<nav aria-label="Calls"><ul>${contents.join('')}</ul></nav>
${calls.map((call) => sectionOf(call, base)).join('\n')}
</main></body></html>
`
}
