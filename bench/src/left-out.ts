import { spawnSync } from 'node:child_process'

/** The exit code of a bench that held its limits but could not compare everything. */
const INCOMPLETE = 3

/** Says what could not be measured and how it could; a bench that leaves something out does not end as if all were well. */
export function leaveOut(what: string, remedy: string): void {
  console.log(`? left out: ${what}; ${remedy}`)
  process.once('exit', (code) => {
    if (code === 0) process.exitCode = INCOMPLETE
  })
}

export const hasProgram = (name: string): boolean => spawnSync('which', [name]).status === 0
