import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const BETWEEN_LOOKS_MS = 100
/** Who waits this long wants to know for whom. */
const TELL_AFTER_MS = 5000
/** Nothing of ours takes as long: whoever holds it hangs. */
const LONGEST_MS = 10 * 60_000

/** Does work that another process must not do at the same time: who comes second waits until the first has ended, however it ended. */
export async function oneAtATime(lock, work) {
  mkdirSync(dirname(lock), { recursive: true })
  const since = Date.now()
  let isTold = false
  while (!take(lock)) {
    const waited = Date.now() - since
    if (waited > LONGEST_MS)
      throw new Error(`process ${holderOf(lock)} has held ${lock} for too long: end it, or remove that file`)
    if (waited > TELL_AFTER_MS && !isTold) {
      console.error(`waiting for process ${holderOf(lock)}, which does the same (${basename(lock)})`)
      isTold = true
    }
    await pause(BETWEEN_LOOKS_MS)
  }
  try {
    return await work()
  } finally {
    held.delete(lock)
    rmSync(lock, { force: true })
  }
}

/** The locks that this process holds: one of its own number that is not among them is of another process that had it before. */
const held = new Set()

function take(lock) {
  // Linked under its name when it holds its number: no one ever finds it empty.
  const draft = `${lock}.${process.pid}`
  writeFileSync(draft, String(process.pid))
  try {
    linkSync(draft, lock)
    held.add(lock)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    removeIfStale(lock)
    return false
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Moved aside first: of two who find the same stale lock, only one moves it, and a new one is put back. */
function removeIfStale(lock) {
  const stale = holderOf(lock)
  if (stale === null || isAlive(stale, lock)) return
  const aside = `${lock}.stale.${process.pid}`
  try {
    renameSync(lock, aside)
    if (Number(readFileSync(aside, 'utf8')) !== stale) linkSync(aside, lock)
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

/** The number of the process that took it; null when it is gone by now. */
function holderOf(lock) {
  try {
    statSync(lock)
    return Number(readFileSync(lock, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

function isAlive(holder, lock) {
  if (!Number.isInteger(holder) || holder <= 0) return false
  if (holder === process.pid) return held.has(lock)
  try {
    process.kill(holder, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
