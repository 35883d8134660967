import { firstRun } from './command/first-run.ts'

process.exitCode = await firstRun({ environment: process.env, out: process.stdout, err: process.stderr })
