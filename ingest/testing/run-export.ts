import { exportCommand } from '../src/command/export.ts'
import type { Said } from './run-import.ts'

/** Runs the command as a shell would and keeps what it said. */
export async function runExport(argv: readonly string[], databaseUrl: string): Promise<Said> {
  let out = ''
  let err = ''
  const code = await exportCommand({
    argv,
    environment: { DATABASE_URL: databaseUrl },
    out: { write: (text) => (out += text) },
    err: { write: (text) => (err += text) },
  })
  return { code, out, err }
}
