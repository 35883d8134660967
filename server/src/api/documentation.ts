import { calls, type Call } from '@datacentre/catalogue/wire/calls'

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

type Schema = {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly description?: string
}

function typeOf(schema: Schema): string {
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ')
  if (schema.enum) return schema.enum.join(', ')
  if (schema.const !== undefined) return String(schema.const)
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}`
  return schema.type ?? 'any'
}

/** The keys of an object, or of the objects in a list, as a table. */
function keysOf(title: string, schema: Schema): string {
  const object = schema.type === 'array' ? (schema.items ?? {}) : schema
  const rows = Object.entries(object.properties ?? {}).map(([key, property]) => {
    const required = object.required?.includes(key) ? 'yes' : ''
    return `<tr><th scope="row"><code>${escape(key)}</code></th><td>${escape(typeOf(property))}</td><td>${required}</td><td>${escape(property.description ?? '')}</td></tr>`
  })
  if (rows.length === 0) return `<p>${title}: ${escape(typeOf(schema))}</p>`
  return `<table><caption>${title}${schema.type === 'array' ? ': a list of' : ''}</caption><thead><tr><th scope="col">key</th><th scope="col">type</th><th scope="col">always there</th><th scope="col">meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function exampleOf(call: Call, address: string): string {
  const file = 'spreadsheet' in call.answer ? ' -OJ' : ''
  if (call.method === 'GET') return `curl${file} ${address}`
  const body = call.emptyAllowed ? '' : ` -H 'Content-Type: application/json' -d '${bodyOf(call)}'`
  return `curl${file} -X POST${body} '${address}'`
}

/** A body that works, for the reader to start from. */
function bodyOf(call: Call): string {
  const properties = (call.body as Schema | null)?.properties
  if (properties?.['yearStart'] === undefined) return '[1, 2, 3]'
  const product = properties['product'] === undefined ? '' : ',"product":"Gas"'
  const production =
    properties['production'] === undefined
      ? ''
      : `,"production":"${call.path.includes('facility') ? 'Flared' : 'Produced'}"`
  return `{"yearStart":2024,"yearEnd":2025${product}${production}}`
}

function sectionOf(call: Call, base: string): string {
  const address = base + call.path.replace(':lang', 'nl')
  return [
    `<section aria-labelledby="${call.id}"><h2 id="${call.id}"><code>${call.method} ${escape(call.path)}</code></h2>`,
    `<p>${escape(call.summary)}.</p>`,
    `<pre tabindex="0" aria-label="Example">${escape(exampleOf(call, address))}</pre>`,
    call.body === null ? '' : keysOf(call.emptyAllowed ? 'Body (may be empty)' : 'Body', call.body as Schema),
    'json' in call.answer
      ? keysOf('Answer', call.answer.json as Schema)
      : `<p>Answer: the spreadsheet ${escape(call.answer.spreadsheet)}.</p>`,
    '</section>',
  ].join('\n')
}

type Place = { readonly prefix: string; readonly host: string }

/** A page for people about every call, written from the same declarations; it needs no script. */
export function documentationPage({ prefix, host }: Place): string {
  const base = `${host}${prefix}`
  const contents = calls.map(
    (call) => `<li><a href="#${call.id}"><code>${call.method} ${escape(call.path)}</code></a></li>`,
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Calls of the data centre</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${prefix}/api/documentation.css"></head>
<body><main>
<h1>Calls of the data centre</h1>
<p>No login, no key, no limit but good manners. Answers are JSON arrays without an envelope, in UTF-8, compressed when you ask for it.
Dates are Unix milliseconds at midnight UTC and may be negative. Errors are <code>application/problem+json</code> and name the key that is wrong.
The same in a form for machines: <a href="${prefix}/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<nav aria-label="Calls"><ul>${contents.join('')}</ul></nav>
${calls.map((call) => sectionOf(call, base)).join('\n')}
</main></body></html>
`
}
