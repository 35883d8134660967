import { spawn } from 'node:child_process'

/**
 * Prepares a version in a process of its own: reading tables, sorting and compressing take seconds of CPU and hundreds of
 * megabytes, which the process that answers must not feel.
 */
export function prepareInChild(script: string): () => Promise<void> {
  return () =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [script], { stdio: ['ignore', 'ignore', 'inherit'] })
      child.once('error', reject)
      child.once('exit', (code, signal) => {
        if (code === 0) resolve()
        else
          reject(new Error(`preparing the dataset ended with ${signal ?? code}; it is prepared here instead`))
      })
    })
}
