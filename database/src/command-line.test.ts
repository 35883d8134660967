import { expect, it } from 'vitest'
import { commandLine, startLine } from './command-line.ts'

it('a command is called through npm where the sources are, and by Node alone where it was shipped', () => {
  expect(commandLine('import DIR --check')).toBe('npm run import -- DIR --check')
  expect(commandLine('versions')).toBe('npm run versions')
  expect(commandLine('import DIR --check', false)).toBe('node scripts/run-command.mjs import DIR --check')
  expect([startLine(), startLine(false)]).toEqual(['npm start', 'node scripts/start.mjs'])
})
