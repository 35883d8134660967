import { importCommand } from './command/import/import.ts'

process.exitCode = await importCommand({
  argv: process.argv.slice(2),
  environment: process.env,
  out: process.stdout,
  err: process.stderr,
})
