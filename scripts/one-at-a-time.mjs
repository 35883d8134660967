import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const BETWEEN_LOOKS_MS = 100

/** Does work that another process must not do at the same time: who comes second waits until the first has ended, however it ended. */
export async function oneAtATime(lock, work) {
  mkdirSync(dirname(lock), { recursive: true })
  while (!take(lock)) await pause(BETWEEN_LOOKS_MS)
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isHeld(lock)) rmSync(lock, { force: true })
    return false
  }
}

/** Whether the process that took it still runs; one that was just made may not have its number yet. */
function isHeld(lock) {
  let holder
  try {
    holder = Number(readFileSync(lock, 'utf8'))
  } catch {
    return false
  }
  if (holder === 0) return true
  try {
    process.kill(holder, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
