/** Starts the product on an empty store, so that every run sees the data that the code of today generates. */
import { rmSync } from 'node:fs'

const path = process.env.DATABASE_URL.replace(/^sqlite:/, '')
for (const file of [path, `${path}-wal`, `${path}-shm`]) rmSync(file, { force: true })
await import('../scripts/start.mjs')
