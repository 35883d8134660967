import { calls, type Call } from '../../catalogue/src/wire/calls.ts'

type Schema = { readonly properties?: object; readonly anyOf?: readonly Schema[]; readonly type?: string }

function bodyOf(call: Call): string {
  if (call.body === null) return 'none'
  const schema = call.body as Schema
  const keys = Object.keys(schema.properties ?? {})
  if (schema.anyOf)
    return 'a list of keys, `{"boreholeDbks":[…]}`, or criteria under the public parameter names; empty for all'
  if (schema.type === 'array') return 'a list of keys'
  if (call.emptyAllowed)
    return keys.length === 0 ? 'empty or `{}`' : 'empty, `{}`, or columns and values that rows must equal'
  return keys.map((key) => `\`${key}\``).join(', ')
}

const answerOf = (call: Call): string =>
  'spreadsheet' in call.answer ? `spreadsheet \`${call.answer.spreadsheet}\`` : 'JSON'

/** Every call in one table, as the catalogue declares it. */
export const callsTable = (): string =>
  [
    '| method | path | body | answer | what for |',
    '|---|---|---|---|---|',
    ...calls.map((call) => {
      const language = call.parameters?.includes('lang') ? '?lang=' : ''
      return `| ${call.method} | \`${call.path}${language}\` | ${bodyOf(call)} | ${answerOf(call)} | ${call.summary} |`
    }),
  ].join('\n')
