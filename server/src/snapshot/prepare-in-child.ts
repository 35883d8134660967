import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'

type Work = { readonly what: string; readonly instead: string; readonly isUrgent?: boolean }

/** What it threw, of all that Node prints of it: a line of the log is one sentence, and not a page. */
function why(said: string): string {
  const lines = said.split('\n').filter((line) => line.trim() !== '')
  const thrown = lines.find((line) => /^(\S*Error\b.*|FATAL ERROR): /.test(line)) ?? lines.at(-1)
  return thrown === undefined ? '' : ` (${thrown})`
}

/**
 * Runs a script in a process of its own: reading tables, sorting and compressing take seconds of CPU and hundreds of
 * megabytes, which the process that answers must not feel. `what` begins the sentence that tells of a failure, `instead` ends it.
 */
function inChild(script: string, { what, instead, isUrgent = false }: Work): () => Promise<void> {
  return () =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [script], { stdio: ['ignore', 'ignore', 'pipe'] })
      if (!isUrgent && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
      const said: string[] = []
      child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text))
      const end = (): void => void child.kill()
      process.once('exit', end)
      child.once('error', reject)
      child.once('close', (code, signal) => {
        process.off('exit', end)
        if (code !== 0)
          return reject(new Error(`${what} ended with ${signal ?? code}${why(said.join(''))}; ${instead}`))
        // Warnings of Node, which whoever reads the log must see too.
        process.stderr.write(said.join(''))
        resolve()
      })
    })
}

const DONE_HERE = 'it is done here instead'

/** Makes ready what a version is served from, which everybody waits for. */
export const prepareInChild = (script: string): (() => Promise<void>) =>
  inChild(script, { what: 'preparing the dataset', instead: DONE_HERE, isUrgent: true })

/**
 * Makes the files of whole tables and the earlier versions, behind all other work: what is asked for before is made for who
 * asks.
 */
export const keepFilesInChild = (script: string): (() => Promise<void>) =>
  inChild(script, { what: 'making the files of whole tables', instead: DONE_HERE })

/** Makes the downloads of the whole dataset, behind all other work: who asks before is told to come back. */
export const keepDatasetInChild = (script: string): (() => Promise<void>) =>
  inChild(script, {
    what: 'making the downloads of the whole dataset',
    instead: 'the next start or version tries again',
  })
