/** `npm run audit`: known holes in the packages that ship; fails on grave ones, and where nobody could be asked. */
import { spawnSync } from 'node:child_process'
import { verdictOn } from './audit-report.ts'

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', ...process.argv.slice(2)], {
  cwd: import.meta.dirname,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
})
const { exitCode, lines } = verdictOn(stdout)
for (const line of lines) (exitCode === 0 ? console.log : console.error)(line)
process.exitCode = exitCode
