import { describe, expect, it } from 'vitest'

import { requirementsCommand } from './command.ts'
import { parseRequirements } from './document.ts'

const HEADER = '| rule | what holds | test |\n|---|---|---|'
const document = parseRequirements(`## S1 Offered
${HEADER}
| S1.1 | Dutch comes first. | a.test.ts › starts in Dutch |
| S1.2 | There are six registers. | |

## D9 Dates
${HEADER}
| D9.1 | Today is in Amsterdam. | |
`)
const run = (...args: string[]) => requirementsCommand({ args, document })

describe('npm run requirements', () => {
  it('lists the rules without a test by section, and counts', () => {
    expect(run()).toEqual({
      exitCode: 0,
      out: `S1 Offered: 1 of 2 without a test
  S1.2   There are six registers.

D9 Dates: 1 of 1 without a test
  D9.1   Today is in Amsterdam.

3 rules, 1 with a test, 2 without`,
      err: '',
    })
  })

  it('keeps to one section when asked', () => {
    const { exitCode, out } = run('--section', 'D9')
    expect(exitCode).toBe(0)
    expect(out).toMatch(/^D9 Dates/)
    expect(out).toMatch(/\n1 rules, 0 with a test, 1 without$/)
  })

  it('explains itself', () => {
    expect(run('--help')).toMatchObject({ exitCode: 0, out: expect.stringContaining('--section'), err: '' })
  })

  it.each([
    [
      'an unknown option',
      ['--sections'],
      /^Unknown option '--sections'; see npm run requirements -- --help\.$/,
    ],
    ['a stray word', ['S1'], /^Unexpected argument 'S1'; see /],
    ['a missing value', ['--section'], /argument missing; see /],
    ['an unknown section', ['--section', 'S4'], /^There is no section 'S4'; there are S1, D9\.$/],
  ])('refuses %s with a sentence', (_, args, sentence) => {
    const answer = run(...args)
    expect(answer).toMatchObject({ exitCode: 2, out: '' })
    expect(answer.err).toMatch(sentence)
  })

  it('lists what it can read and says that some rows cannot be read', () => {
    const faulty = parseRequirements(`## S1 Offered\n${HEADER}\n| S1.1 | Dutch comes first. |`)
    expect(requirementsCommand({ args: [], document: faulty })).toMatchObject({
      exitCode: 0,
      err: expect.stringContaining('npx vitest run scripts/requirements.test.ts'),
    })
  })
})
