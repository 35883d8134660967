import { readFileSync } from 'node:fs'

/** Linux counts a process's time in hundredths of a second. */
const MS_PER_TICK = 10

/** After the name in brackets: the fields of proc(5) from the third on. */
const fieldsOf = (pid: number): readonly number[] =>
  (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '').split(' ').map(Number)

/** What a process has used of the processor, in ms. */
export function cpuMsOf(pid: number): number {
  const [user = 0, system = 0] = fieldsOf(pid).slice(11, 13)
  return (user + system) * MS_PER_TICK
}

/** The same with the processes that it started and that have ended. */
export function cpuMsWithEnded(pid: number): number {
  return fieldsOf(pid)
    .slice(11, 15)
    .reduce((sum, ticks) => sum + ticks * MS_PER_TICK, 0)
}
