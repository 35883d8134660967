import { execFileSync } from 'node:child_process'

type Child = { readonly pid: number; readonly isWorker: boolean }

function childrenOf(parents: readonly number[]): readonly Child[] {
  const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
  return listed.split('\n').flatMap((line) => {
    const [pid, parent, ...args] = line.trim().split(/\s+/)
    if (!parents.includes(Number(parent))) return []
    return [{ pid: Number(pid), isWorker: args.join(' ').includes('worker.mjs') }]
  })
}

/** The processes that answer for a server which watches over several. */
export const workersOf = (server: number): readonly number[] =>
  childrenOf([server]).flatMap(({ pid, isWorker }) => (isWorker ? [pid] : []))

/** Whether processes of its own work for a server: files of whole tables are made apart. */
export const hasHelpers = (server: number): boolean =>
  childrenOf([server, ...workersOf(server)]).some(({ isWorker }) => !isWorker)
