import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'

/**
 * Runs a script in a process of its own: reading tables, sorting and compressing take seconds of CPU and hundreds of
 * megabytes, which the process that answers must not feel. `what` begins the sentence that tells of a failure.
 */
function inChild(script: string, what: string, isUrgent: boolean): () => Promise<void> {
  return () =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [script], { stdio: ['ignore', 'ignore', 'inherit'] })
      if (!isUrgent && child.pid !== undefined)
        setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
      const end = (): void => void child.kill()
      process.once('exit', end)
      child.once('error', reject)
      child.once('exit', (code, signal) => {
        process.off('exit', end)
        if (code === 0) resolve()
        else reject(new Error(`${what} ended with ${signal ?? code}; it is done here instead`))
      })
    })
}

/** Makes ready what a version is served from, which everybody waits for. */
export const prepareInChild = (script: string): (() => Promise<void>) =>
  inChild(script, 'preparing the dataset', true)

/** Makes the files of whole tables, behind all other work: one that is asked for before is made for who asks. */
export const keepFilesInChild = (script: string): (() => Promise<void>) =>
  inChild(script, 'making the files of whole tables', false)
