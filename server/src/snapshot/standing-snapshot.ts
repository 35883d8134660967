import { setTimeout as pause } from 'node:timers/promises'
import { watchVersion, type Store } from '@datacentre/database'
import { buildSnapshot, type Snapshot } from './snapshot.ts'

/** The snapshot that is served; it follows the store, and an outage of the store leaves it as it was. */
export type StandingSnapshot = {
  readonly snapshot: () => Snapshot | null
  readonly stop: () => void
}

type Following = {
  readonly store: Store
  readonly folder: string
  readonly onBuilt: (snapshot: Snapshot) => void
  readonly onTrouble: (error: unknown) => void
}

const RETRY_MS = 2000

/** Builds the snapshot, and a new one whenever the version changes; the old one serves until the new one is whole. */
export async function followDataset({
  store,
  folder,
  onBuilt,
  onTrouble,
}: Following): Promise<StandingSnapshot> {
  let standing = await buildSnapshot({ store, folder, onTrouble })
  let wanted = standing?.version.id ?? 0
  const life = { stopped: false }
  const rebuild = async (): Promise<void> => {
    while (!life.stopped && standing?.version.id !== wanted) {
      try {
        const next = await buildSnapshot({ store, folder, onTrouble })
        if (next === null) return
        standing = next
        wanted = Math.max(wanted, next.version.id)
        onBuilt(next)
      } catch (error) {
        onTrouble(error)
        await pause(RETRY_MS, undefined, { ref: false })
      }
    }
  }
  // One after the other: two builds at once would only slow each other down.
  let building = Promise.resolve()
  const stop = watchVersion(store, (version) => {
    wanted = version.id
    building = building.then(rebuild)
  })
  return {
    snapshot: () => standing,
    stop: () => {
      life.stopped = true
      stop()
    },
  }
}
