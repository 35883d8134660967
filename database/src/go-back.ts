import { asStoreFull } from './refusals.ts'
import type { Store } from './store.ts'
import { enterVersion, keptVersions, recordContent, type NewVersion, type Version } from './versions.ts'

/** A version that was asked for and is not there: it never was, its rows are gone, or it stands already. */
export class VersionNotKept extends Error {
  override readonly name = 'VersionNotKept'
  constructor(asked: number, kept: readonly number[]) {
    super(
      kept.length === 0
        ? `There is no earlier version`
        : `Version ${asked} is not among those that can be asked for: ${kept.join(', ')}`,
    )
  }
}

/** Makes an earlier version stand again, as a new version with the same rows: in one transaction, as an import does. */
export const goBackTo = (store: Store, id: number): Promise<Version> =>
  store
    .load(async (loading) => {
      const [, ...earlier] = await keptVersions(loading)
      const wanted = earlier.find((version) => version.id === id)
      if (wanted === undefined)
        throw new VersionNotKept(
          id,
          earlier.map((version) => version.id),
        )
      const entered = await enterVersion(loading, asNew(wanted))
      const again = { ...entered, rowCounts: wanted.rowCounts, parts: wanted.parts }
      await recordContent(loading, again)
      await loading.announce(again.id)
      return again
    })
    .catch((error: unknown) => {
      throw asStoreFull(error)
    })

/** What a version says of itself, without what it became when it was loaded. */
const asNew = ({
  id: _id,
  importedAt: _at,
  rowCounts: _counts,
  kept: _kept,
  parts: _parts,
  ...said
}: Version): NewVersion => said
