import { importCommand } from '../src/command/import/import.ts'

export type Said = { readonly code: number; readonly out: string; readonly err: string }

/** Runs the command as a shell would and keeps what it said. */
export async function run(
  argv: readonly string[],
  databaseUrl: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Said> {
  let out = ''
  let err = ''
  const code = await importCommand({
    argv,
    environment: { ...environment, DATABASE_URL: databaseUrl },
    out: { write: (text) => (out += text) },
    err: { write: (text) => (err += text) },
  })
  return { code, out, err }
}
