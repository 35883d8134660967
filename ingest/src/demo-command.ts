import { demoCommand } from './command/demo.ts'

process.exitCode = await demoCommand({
  argv: process.argv.slice(2),
  environment: process.env,
  out: process.stdout,
  err: process.stderr,
})
