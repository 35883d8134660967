import { NO_OWN_TEXTS, sayOwnTexts } from '@datacentre/catalogue/texts/spoken'
import { withSource } from '../snapshot/prepare.ts'
import { buildSnapshot } from '../snapshot/snapshot.ts'
import { codesOf } from '../version-texts.ts'
import { keepFiles } from './kept-files.ts'

/** Makes every file that is kept of the standing version. */
export const keepFilesOf = (databaseUrl: string, folder: string): Promise<void> =>
  withSource(databaseUrl, folder, async (source) => {
    const snapshot = await buildSnapshot(source)
    sayOwnTexts('dataset', snapshot === null ? NO_OWN_TEXTS : codesOf(snapshot.version))
    if (snapshot !== null) await keepFiles(snapshot)
  })
