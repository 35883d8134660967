import { lookCommand } from './command/look.ts'

process.exitCode = await lookCommand({
  argv: process.argv.slice(2),
  environment: process.env,
  out: process.stdout,
  err: process.stderr,
})
