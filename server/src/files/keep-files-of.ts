import { connect } from '@datacentre/database'
import { NO_OWN_TEXTS, sayOwnTexts } from '@datacentre/catalogue/texts/spoken'
import { buildSnapshot } from '../snapshot/snapshot.ts'
import { codesOf } from '../version-texts.ts'
import { keepFiles } from './kept-files.ts'

/** Makes every file that is kept of the standing version. */
export async function keepFilesOf(databaseUrl: string, folder: string): Promise<void> {
  const store = await connect(databaseUrl)
  try {
    const snapshot = await buildSnapshot({
      store,
      folder,
      onTrouble: (error) => {
        throw error
      },
    })
    sayOwnTexts('dataset', snapshot === null ? NO_OWN_TEXTS : codesOf(snapshot.version))
    if (snapshot !== null) await keepFiles(snapshot)
  } finally {
    await store.close()
  }
}
