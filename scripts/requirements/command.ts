import { parseArgs } from 'node:util'

import type { RequirementsDocument } from './document.ts'
import { untestedRules } from './listing.ts'

export type Answer = { readonly exitCode: 0 | 2; readonly out: string; readonly err: string }

const HELP = `npm run requirements [-- --section S5]

Lists the rules of docs/requirements.md that no test holds yet, by section.

  --section ID  only that section, such as S5 or D9
  --help        this text`

/** The drift test names every row that cannot be read, by its line. */
const SHOW_FAULTS = 'npx vitest run scripts/requirements.test.ts tells which.'

export function requirementsCommand({
  args,
  document,
}: {
  args: string[]
  document: RequirementsDocument
}): Answer {
  const { sections, faults } = document
  const wanted = optionsIn(args)
  if (typeof wanted === 'string') return wrong(wanted)
  if (wanted.help) return { exitCode: 0, out: HELP, err: '' }

  const chosen = sections.filter(({ id }) => wanted.section === undefined || id === wanted.section)
  if (chosen.length === 0) {
    return wrong(
      `There is no section '${wanted.section}'; there are ${sections.map(({ id }) => id).join(', ')}.`,
    )
  }
  const unread = faults.length === 0 ? '' : `Some rows cannot be read: ${SHOW_FAULTS}`
  return { exitCode: 0, out: untestedRules(chosen), err: unread }
}

function optionsIn(args: string[]): { section?: string | undefined; help?: boolean | undefined } | string {
  try {
    return parseArgs({ args, options: { section: { type: 'string' }, help: { type: 'boolean' } } }).values
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // Node adds advice after the first sentence that does not fit this command.
    return `${error.message.split('. ')[0]}; see npm run requirements -- --help.`
  }
}

const wrong = (sentence: string): Answer => ({ exitCode: 2, out: '', err: sentence })
