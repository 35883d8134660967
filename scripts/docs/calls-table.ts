import { calls, type Call } from '../../catalogue/src/wire/calls.ts'

type Schema = { readonly properties?: object; readonly anyOf?: readonly Schema[]; readonly type?: string }

function bodyOf(call: Call): string {
  if (call.body === null) return 'none'
  const schema = call.body as Schema
  const keys = Object.keys(schema.properties ?? {})
  if (schema.anyOf?.some(({ properties }) => properties !== undefined))
    return 'a list of keys, `{"boreholeDbks":[…]}`, or criteria under the public parameter names; empty for all'
  if (schema.anyOf) return 'a key, bare or as a text'
  if (schema.type === 'array') return 'a list of keys'
  if (call.emptyAllowed)
    return keys.length === 0 ? 'empty or `{}`' : 'empty, `{}`, or columns and values that rows must equal'
  return keys.map((key) => `\`${key}\``).join(', ')
}

function answerOf({ answer }: Call): string {
  if ('spreadsheet' in answer) return `spreadsheet \`${answer.spreadsheet}\``
  if ('file' in answer) return 'a file'
  if ('always204' in answer) return '204'
  return answer.nothing === undefined ? 'JSON' : 'JSON or 204'
}

/** Every call in one table, as the catalogue declares it. */
export const callsTable = (): string =>
  [
    '| method | path | body | answer | what for |',
    '|---|---|---|---|---|',
    ...calls.map((call) => {
      const query = Object.keys(call.inQuery ?? {}).map((name) => `${name}=`)
      const address = query.length === 0 ? call.path : `${call.path}?${query.join('&')}`
      return `| ${call.method} | \`${address}\` | ${bodyOf(call)} | ${answerOf(call)} | ${call.summary} |`
    }),
  ].join('\n')
