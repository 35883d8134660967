import { exportCommand } from './command/export.ts'

process.exitCode = await exportCommand({
  argv: process.argv.slice(2),
  environment: process.env,
  out: process.stdout,
  err: process.stderr,
})
