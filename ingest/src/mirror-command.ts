import { mirrorCommand } from './command/mirror.ts'

process.exitCode = await mirrorCommand({
  argv: process.argv.slice(2),
  environment: process.env,
  out: process.stdout,
  err: process.stderr,
})
