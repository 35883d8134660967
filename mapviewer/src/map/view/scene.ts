import type { About } from '@datacentre/catalogue/geography/about'
import { useSyncExternalStore } from 'react'
import type { ObjectId } from '@datacentre/catalogue/geography/map-page'

export type NamedObject = ObjectId & { readonly name: string; readonly about: About }

/** What the side panel lists when it shows no object. */
export type Listing = 'closed' | 'choice' | 'inView' | 'selection'

/** What map and panel tell each other, beside the address. */
export type Scene = {
  readonly listing: Listing
  /** The objects where the visitor last pointed. */
  readonly choice: readonly NamedObject[]
  /** What the map shows, the nearest to its middle first. */
  readonly inView: readonly NamedObject[]
  /** The selected rows that were found, in the order of the address. */
  readonly selection: readonly NamedObject[]
  /** The object of a list that the visitor points at: the map shows where it is. */
  readonly pointed: ObjectId | null
  /** What a click on the map does. */
  readonly tool: 'choose' | 'measure' | 'here'
}

let scene: Scene = {
  listing: 'closed',
  choice: [],
  inView: [],
  selection: [],
  pointed: null,
  tool: 'choose',
}
const listeners = new Set<() => void>()

function onScene(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentScene = (): Scene => scene

export const useScene = (): Scene => useSyncExternalStore(onScene, currentScene)

export function changeScene(change: Partial<Scene>): void {
  scene = { ...scene, ...change }
  for (const listener of listeners) listener()
}
