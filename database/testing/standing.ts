import { currentVersion } from '../src/versions.ts'
import type { Connection, Reading } from '../src/store.ts'

/** The dataset that stands, to read rows from; one without rows before the first import. */
export const standing = async ({ db }: Connection): Promise<Reading> => ({
  db,
  parts: (await currentVersion({ db }))?.parts ?? {},
})
