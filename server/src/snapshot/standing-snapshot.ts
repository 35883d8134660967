import { NO_OWN_TEXTS, sayOwnTexts } from '@datacentre/catalogue/texts/spoken'
import { setTimeout as pause } from 'node:timers/promises'
import { watchVersion, type Store, type Version } from '@datacentre/database'
import { buildSnapshot, isPrepared, type Snapshot } from './snapshot.ts'
import { codesOf } from '../version-texts.ts'

/** The snapshot that is served; it follows the store, and an outage of the store leaves it as it was. */
export type StandingSnapshot = {
  readonly snapshot: () => Snapshot | null
  readonly stop: () => void
}

type Following = {
  readonly store: Store
  readonly folder: string
  /** Makes what a version is served from ready on disk, away from the thread that answers; by default nobody does. */
  readonly prepare?: () => Promise<void>
  /** What a new version that is whole waits for before it is served; by default nothing. */
  readonly beforeServing?: (version: Version) => Promise<void>
  readonly onBuilt: (snapshot: Snapshot) => void
  readonly onTrouble: (error: unknown) => void
}

const RETRY_MS = 2000

/** The words of a dataset's own codes are said from when it stands. */
function sayCodesOf(snapshot: Snapshot | null): void {
  sayOwnTexts('dataset', snapshot === null ? NO_OWN_TEXTS : codesOf(snapshot.version))
}

/** Builds the snapshot, and a new one whenever the version changes; the old one serves until the new one is whole. */
export async function followDataset({
  store,
  folder,
  prepare = async () => {},
  beforeServing = async () => {},
  onBuilt,
  onTrouble,
}: Following): Promise<StandingSnapshot> {
  const build = async (): Promise<Snapshot | null> => {
    const source = { store, folder, onTrouble }
    try {
      // Twice: while one version was made ready a newer one may have come.
      for (let tries = 0; tries < 2 && !(await isPrepared(source)); tries++) await prepare()
    } catch (error) {
      onTrouble(error)
    }
    return buildSnapshot(source)
  }
  let standing = await build()
  sayCodesOf(standing)
  let wanted = standing?.version.id ?? 0
  const life = { stopped: false }
  const rebuild = async (): Promise<void> => {
    while (!life.stopped && standing?.version.id !== wanted) {
      try {
        const next = await build()
        if (next === null) return
        await beforeServing(next.version)
        standing = next
        sayCodesOf(next)
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
  const onChange = (version: Version): void => {
    wanted = version.id
    building = building.then(rebuild)
  }
  const stop = watchVersion(store, onChange, onTrouble)
  return {
    snapshot: () => standing,
    stop: () => {
      life.stopped = true
      stop()
    },
  }
}
