import type { Connection } from '@datacentre/database'
import type { Settings } from './settings/settings.ts'
import type { Snapshot } from './snapshot/snapshot.ts'

/** What every route may know: how we are set up, and the dataset as it stands now. */
export type Installation = {
  readonly settings: Settings
  readonly portalVersion: string
  readonly snapshot: () => Snapshot | null
  /** Aborted once we are told to stop: requests are still answered then, but no more should come. */
  readonly stopping?: AbortSignal
  /** Told that somebody asks for files of the whole dataset that are not made yet. */
  readonly wantDownloads?: () => void
  /** Where what is not held in memory is read from. */
  readonly store: Connection
}
