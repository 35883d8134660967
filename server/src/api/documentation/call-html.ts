import { productionScreens } from '@datacentre/catalogue/production/index'
import { productionTypesOf, productsOf } from '@datacentre/catalogue/production/selecting/selectors'
import { unitsOf } from '@datacentre/catalogue/production/units'
import { registers } from '@datacentre/catalogue/registers/index'
import { sayCode, speak, type Language } from '@datacentre/catalogue/texts/index'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { leftAddress, optionsAddress, pageAddress } from '@datacentre/catalogue/wire/lists/page-addresses'
import type { Call } from '@datacentre/catalogue/wire/calls'
import { escapeHtml } from '../../answer/escape-html.ts'
import { tableHtml } from '../../features/html/frame.ts'
import type { JsonSchema } from '../../json-schema.ts'
import { summariesInDutch } from './dutch.ts'
import type { Example } from './examples.ts'
import { described, keysHtml } from './schema-html.ts'
import { wordsIn } from './words.ts'

const registerAt = (path: string) =>
  registers.find(({ rest }) => rest.list.path === path || rest.export.path === path)
/** The calls of a list that comes page by page, and the words for each. */
const paged = registers.flatMap((register) => [
  { register, path: pageAddress(register).path, word: 'onePage' as const },
  { register, path: optionsAddress(register).path, word: 'filterOptions' as const },
  { register, path: leftAddress(register).path, word: 'rowsLeft' as const },
])
const screenAt = (path: string) =>
  productionScreens.find(({ rest }) => rest.list.path === path || rest.export.path === path)

/** What a call does, in a sentence of a language. */
export function summaryOf(call: Call, language: Language): string {
  const [say, word] = [speak(language), wordsIn(language)]
  const register = registerAt(call.path)
  if (register !== undefined) {
    const what =
      'spreadsheet' in call.answer ? 'chosenRows' : call.body === null ? ('allRows' as const) : 'orEqual'
    return `${say(`register.${register.id}.title`)}: ${word(what)}`
  }
  const ofPages = paged.find(({ path }) => path === call.path)
  if (ofPages !== undefined) return `${say(`register.${ofPages.register.id}.title`)}: ${word(ofPages.word)}`
  const screen = screenAt(call.path)
  if (screen !== undefined) {
    const title = say(`production.${screen.id}.title`)
    return 'spreadsheet' in call.answer ? `${title} ${word('asSpreadsheet')}` : title
  }
  return language === 'nl' ? (summariesInDutch[call.id] ?? call.summary) : call.summary
}

/** The address of a call with its example in its place. */
function addressOf(call: Call, { inPath = {}, inQuery = {} }: Example): string {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(inPath[name])))
  const query = new URLSearchParams(
    Object.entries(inQuery).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  return query === '' ? path : `${path}?${query.replaceAll('%2C', ',')}`
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

function curlOf(call: Call, example: Example, home: string): string {
  const address = quoted(home + addressOf(call, example))
  const file = 'file' in call.answer || 'spreadsheet' in call.answer ? ' -OJ' : ''
  if (call.method === 'GET') return `curl${file} ${address}`
  const body =
    example.body === undefined
      ? ''
      : ` -H 'Content-Type: application/json' -d ${quoted(JSON.stringify(example.body))}`
  return `curl${file} -X POST${body} ${address}`
}

/** The same for a data frame, where the answer is a list. */
function pandasOf(call: Call, example: Example, home: string): string | null {
  if (!('json' in call.answer) || (call.answer.json as JsonSchema).type !== 'array') return null
  const address = JSON.stringify(home + addressOf(call, example))
  const body = example.body === undefined ? '' : `, json=${JSON.stringify(example.body)}`
  const ask = call.method === 'GET' ? `requests.get(${address})` : `requests.post(${address}${body})`
  return `import pandas as pd, requests\nrows = pd.DataFrame(${ask}.json())`
}

const code = (label: string, text: string): string =>
  `<p>${escapeHtml(label)}</p><pre tabindex="0" role="group" aria-label="${escapeHtml(label)}"><code>${escapeHtml(text)}</code></pre>`

type Shown = { readonly language: Language; readonly home: string; readonly example: Example | undefined }

/** A call: what it does, an example that answers, what it is asked and what it answers. */
export function callHtml(call: Call, { language, home, example = {} }: Shown): string {
  const word = wordsIn(language)
  const table = tableOf(call)
  const shown = { language, home, table }
  const body =
    call.body === null
      ? ''
      : keysHtml(word(call.emptyAllowed ? 'optionalBody' : 'body'), call.body as JsonSchema, shown)
  // What its path names may not be in this dataset: then there is nothing to show.
  const isThere = Object.keys(call.inPath ?? {}).every((name) => example.inPath?.[name] !== undefined)
  const pandas = isThere ? pandasOf(call, example, home) : null
  return `<section aria-labelledby="${call.id}"><h3 id="${call.id}">${escapeHtml(summaryOf(call, language))}</h3>
<p><code>${call.method} ${escapeHtml(call.path)}</code></p>
${isThere ? code(word('example'), curlOf(call, example, home)) : `<p>${escapeHtml(word('noExample'))}</p>`}
${pandas === null ? '' : code(word('inPandas'), pandas)}
${parametersHtml(call, language)}
${body}
${allowedHtml(call, language)}
${answerHtml(call, shown)}
</section>`
}

/** The table whose rows a call is about, where it is. */
const tableOf = (call: Call): Table | undefined =>
  registerAt(call.path) ??
  screenAt(call.path)?.table ??
  (call.id === 'borehole-details' ? registers.find(({ id }) => id === 'boreholes') : undefined)

const parametersHtml = (call: Call, language: Language): string =>
  Object.entries({ ...call.inPath, ...call.inQuery })
    .map(([name, schema]) => {
      const { description, enum: codes } = schema as JsonSchema
      const told = description === undefined ? (codes ?? []).join(', ') : described(description, language)
      return `<p>${escapeHtml(wordsIn(language)('parameter'))}: <code>${escapeHtml(name)}</code>, ${escapeHtml(told)}.</p>`
    })
    .join('')

/** Which types and units go with which product. */
function allowedHtml(call: Call, language: Language): string {
  const word = wordsIn(language)
  const screen = screenAt(call.path)
  if (screen === undefined || screen.kind === 'monthly') return ''
  const rows = productsOf(screen).map((product) => {
    const types = productionTypesOf(screen, product).map(
      (type) => `${type} (${sayCode(language, 'productionType', type)})`,
    )
    return `<tr><th scope="row">${escapeHtml(`${product} (${sayCode(language, 'product', product)})`)}</th><td>${escapeHtml(types.join(', '))}</td><td>${escapeHtml(unitsOf[product].join(', '))}</td></tr>`
  })
  const name = word('allowedTypes')
  return `<p>${escapeHtml(name)}</p>${tableHtml(name, [word('product'), word('types'), word('units')], rows)}`
}

function answerHtml(call: Call, shown: Parameters<typeof keysHtml>[2]): string {
  const { answer } = call
  const word = wordsIn(shown.language)
  const response = word('response')
  if (screenAt(call.path)?.table === null) return `<p>${escapeHtml(word('isEmpty'))}</p>`
  if ('file' in answer)
    return `<p>${escapeHtml(`${response}: ${described(answer.file, shown.language)}`)}.</p>`
  if ('always204' in answer)
    return `<p>${escapeHtml(`${response}: ${word('always204')} ${described(answer.always204, shown.language)}`)}.</p>`
  if ('spreadsheet' in answer)
    return `<p>${escapeHtml(`${response}: ${word('spreadsheet')} ${answer.spreadsheet}`)}</p>`
  const nothing =
    answer.nothing === undefined
      ? ''
      : `<p>${escapeHtml(`${word('nothing')} ${described(answer.nothing, shown.language)}`)}.</p>`
  return keysHtml(response, answer.json as JsonSchema, shown) + nothing
}
