import { existsSync } from 'node:fs'

/** From the source and from what is built it is found in the same way; a folder that `npm run ship` wrote has none. */
const hasSources = existsSync(new URL('../../server/src', import.meta.url))

/** What somebody types to call a command, such as `import DIR`: where the product was shipped npm may not be there. */
export function commandLine(call: string, ofSources = hasSources): string {
  if (!ofSources) return `node scripts/run-command.mjs ${call}`
  const [name = '', ...argv] = call.split(' ')
  return ['npm run', name, ...(argv.length > 0 ? ['--', ...argv] : [])].join(' ')
}

/** What somebody types to start the server. */
export const startLine = (ofSources = hasSources): string =>
  ofSources ? 'npm start' : 'node scripts/start.mjs'
