import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const runCommand = (...argv: string[]) => {
  const script = join(import.meta.dirname, 'run-command.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...argv], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

const COMMANDS =
  'ame one of the commands demo, import, export, versions, mirror, such as node scripts/run-command.mjs import --help.\n'

describe('a command that is not there', () => {
  it.each([
    ['nonsense', 'nonsense is no command'],
    ['toString', 'toString is no command'],
    ['first-run', 'first-run is no command'],
    ['', 'No command was named'],
  ])('is told with those that are: "%s"', (name, told) => {
    const argv = name === '' ? [] : [name, '--check']
    expect(runCommand(...argv)).toEqual({ status: 2, stdout: '', stderr: `${told}: n${COMMANDS}` })
  })
  it('is no fault where somebody asks which there are', () => {
    expect(runCommand('--help')).toEqual({ status: 0, stdout: `N${COMMANDS}`, stderr: '' })
  })
})
