// Run as a process of its own: makes the tables of the database in its first argument.
import { connect, migrate } from '../src/index.ts'

const [, , databaseUrl = ''] = process.argv
const store = await connect(databaseUrl)
await migrate(store)
await store.close()
