import { readFileSync } from 'node:fs'

const LOOK_MS = 500

/** The parent of a process, where the system tells it in /proc; undefined elsewhere. */
function parentOf(pid) {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/**
 * npm does not hand a SIGTERM on, and cannot when it is killed: without this the server would keep the port with nobody left
 * to stop it. npm starts us through a shell, so both are watched. Started without npm there is nobody to watch.
 */
export function whenNpmIsGone(act) {
  if (process.env.npm_lifecycle_event === undefined) return
  const watched = [process.ppid, parentOf(process.ppid)].filter((pid) => pid > 1)
  setInterval(() => {
    if (!watched.every(isAlive)) act()
  }, LOOK_MS).unref()
}
