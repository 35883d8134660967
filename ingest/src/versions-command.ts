import { versionsCommand } from './command/versions.ts'

process.exitCode = await versionsCommand({
  argv: process.argv.slice(2),
  environment: process.env,
  out: process.stdout,
  err: process.stderr,
})
