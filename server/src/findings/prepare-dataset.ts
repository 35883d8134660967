import { NO_OWN_TEXTS, sayOwnTexts, type OwnTexts } from '@datacentre/catalogue/texts/spoken'
import { withSource } from '../snapshot/prepare.ts'
import { buildSnapshot } from '../snapshot/snapshot.ts'
import { codesOf } from '../version-texts.ts'
import { prepareQuality } from './quality-of.ts'

type Asked = {
  readonly databaseUrl: string
  readonly folder: string
  /** The words that the installation has of its own. */
  readonly texts?: OwnTexts
}

/** Makes what the standing version is served from ready on disk, with what the rules find in it, for a server to pick up. */
export const prepareDataset = ({ databaseUrl, folder, texts = NO_OWN_TEXTS }: Asked): Promise<void> =>
  withSource(databaseUrl, folder, async (source) => {
    const snapshot = await buildSnapshot(source)
    if (snapshot === null) return
    sayOwnTexts('site', texts)
    sayOwnTexts('dataset', codesOf(snapshot.version))
    await prepareQuality(snapshot, source.onTrouble)
  })
