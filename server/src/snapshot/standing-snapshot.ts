import { NO_OWN_TEXTS, sayOwnTexts } from '@datacentre/catalogue/texts/spoken'
import { setTimeout as pause } from 'node:timers/promises'
import { isSameVersion, migrate, watchVersion, type Store, type Version } from '@datacentre/database'
import { noteServed } from '../disk/last-served.ts'
import { asNoRoom, NoRoomToKeep } from '../disk/no-room.ts'
import { buildSnapshot, isPrepared, keptSnapshot, type Snapshot } from './snapshot.ts'
import { codesOf } from '../version-texts.ts'

/** The snapshot that is served; it follows the store, and an outage of the store leaves it as it was. */
export type StandingSnapshot = {
  readonly snapshot: () => Snapshot | null
  readonly stop: () => void
}

type Following = {
  readonly store: Store
  readonly folder: string
  /** Why the store cannot be asked at the start: what was served last is served until it can. */
  readonly away?: Error | null
  /** Makes what a version is served from ready on disk, away from the thread that answers; by default nobody does. */
  readonly prepare?: () => Promise<void>
  /** Makes ready what its visitors would wait for before a version is served; by default nothing. Trouble is its own to tell. */
  readonly makeReady?: (snapshot: Snapshot) => Promise<void>
  /** What a new version that is whole waits for before it is served; by default nothing. */
  readonly beforeServing?: (version: Version) => Promise<void>
  readonly onBuilt: (snapshot: Snapshot) => void
  /** Why what was served last is served at the start, and not what stands; the store being away is known to the caller. */
  readonly onNoRoom?: (error: NoRoomToKeep) => void
  readonly onTrouble: (error: unknown) => void
}

const RETRY_MS = 2000
/** What fails again and again, as on a full disk, takes a whole preparation each time. */
const LONGEST_RETRY_MS = 15_000

/** Comes when a store that was away at the start is back, its tables brought up to date. */
async function whenBack(store: Store, life: { readonly stopped: boolean }): Promise<void> {
  while (!life.stopped) {
    try {
      return await migrate(store)
    } catch {
      // That it is away was told at the start.
      await pause(RETRY_MS, undefined, { ref: false })
    }
  }
}

/** The words of a dataset's own codes are said from when it stands. */
function sayCodesOf(snapshot: Snapshot | null): void {
  sayOwnTexts('dataset', snapshot === null ? NO_OWN_TEXTS : codesOf(snapshot.version))
}

/** Builds the snapshot, and a new one whenever the version changes; the old one serves until the new one is whole. */
export async function followDataset({
  store,
  folder,
  away = null,
  prepare = async () => {},
  makeReady = async () => {},
  beforeServing = async () => {},
  onBuilt,
  onNoRoom = () => {},
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
  const asServedLast = async (): Promise<Snapshot | null> => {
    try {
      return await keptSnapshot({ store, folder, onTrouble })
    } catch (error) {
      onTrouble(error)
      return null
    }
  }
  /** A version for which there is no room comes later, as it does while the server runs. */
  const asStands = async (): Promise<Snapshot | null> => {
    try {
      return await build()
    } catch (error) {
      const trouble = asNoRoom(error, folder)
      if (!(trouble instanceof NoRoomToKeep)) throw trouble
      const last = await asServedLast()
      if (last === null) throw trouble
      onNoRoom(trouble)
      return last
    }
  }
  let standing = away === null ? await asStands() : await asServedLast()
  // What is kept may be of another release, or damaged.
  if (standing === null && away !== null) throw away
  sayCodesOf(standing)
  if (standing !== null) await makeReady(standing)
  const note = (served: Snapshot): Promise<void> => noteServed(folder, served).catch(onTrouble)
  if (standing !== null) await note(standing)
  let wanted: Version | null = standing?.version ?? null
  const isServed = (): boolean =>
    wanted === null || (standing !== null && isSameVersion(standing.version, wanted))
  const life = { stopped: false }
  const rebuild = async (): Promise<void> => {
    let retryMs = RETRY_MS
    while (!life.stopped && !isServed()) {
      try {
        const aimedAt = wanted
        const next = await build()
        if (next === null) return
        // What is made ready may have words of the new version in it; until that is served the words are those of the old one.
        sayCodesOf(next)
        await makeReady(next)
        sayCodesOf(standing)
        await beforeServing(next.version)
        standing = next
        sayCodesOf(next)
        // It may be newer than the one that was waited for, and one newer still may have been heard of meanwhile.
        if (wanted === aimedAt) wanted = next.version
        onBuilt(next)
        await note(next)
      } catch (error) {
        onTrouble(error)
        await pause(retryMs, undefined, { ref: false })
        retryMs = Math.min(2 * retryMs, LONGEST_RETRY_MS)
      }
    }
  }
  // One after the other: two builds at once would only slow each other down.
  let building = Promise.resolve()
  const onChange = (version: Version): void => {
    wanted = version
    building = building.then(rebuild)
  }
  let stop = (): void => {}
  const watch = (): void => {
    if (!life.stopped) stop = watchVersion(store, onChange, onTrouble)
  }
  if (away === null) watch()
  else void whenBack(store, life).then(watch)
  return {
    snapshot: () => standing,
    stop: () => {
      life.stopped = true
      stop()
    },
  }
}
