// Run as a process of its own: starts PostgreSQL, says where, and waits to be killed.
import { startPostgres } from './postgres.ts'

const { url, folder } = await startPostgres()
process.stdout.write(`${JSON.stringify({ url, folder })}\n`)
setInterval(() => undefined, 1_000)
