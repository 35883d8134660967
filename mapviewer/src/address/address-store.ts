import { layerOf } from '@datacentre/catalogue/geography/map-layers'
import { ShowObject } from '@datacentre/catalogue/wire/shown-object'
import { base } from '@datacentre/client/base'
import { createStore } from '@datacentre/client/store'
import type { ObjectId } from '@datacentre/catalogue/geography/map-page'
import { sameObject } from '../subjects/subjects.ts'
import { readAddress, writeAddress, type MapAddress } from './map-address.ts'

const read = (): MapAddress => readAddress(new URL(window.location.href), base)

const store = createStore(read())

/** The year by itself, in an address: a step of its slider must not make everything that follows the address anew. */
const yearStore = createStore(store.current().year)

function set(address: MapAddress): void {
  store.set(address)
  if (address.year !== yearStore.current()) yearStore.set(address.year)
}

const update = (): void => set(read())
window.addEventListener('popstate', update)
window.addEventListener('hashchange', update)

export const currentAddress = store.current
/** What the address says; of a year that it is there, and for which year it is `useYear` must be asked. */
export const useAddress: () => Omit<MapAddress, 'year'> = store.use
export const useYear = yearStore.use
export const currentYear = yearStore.current
export const followYear = yearStore.follow

/** Changes what the visitor looks at without a new entry of the history: place, layers, base map, selection. */
export function changeAddress(change: Partial<Omit<MapAddress, 'object'>>): void {
  const address = { ...currentAddress(), ...change }
  set(address)
  window.history.replaceState(window.history.state, '', writeAddress(address, base))
}

/** A browser takes only so many new addresses in a time: while a slider moves or plays, one is written when it rests. */
const RESTS_AFTER_MS = 400

let resting: ReturnType<typeof setTimeout> | undefined

function writeRested(): void {
  clearTimeout(resting)
  resting = undefined
  window.history.replaceState(window.history.state, '', writeAddress(currentAddress(), base))
  // Links on the page lead to the same year.
  store.set(currentAddress())
}

/** Sets the map to a year, many of which may follow each other. */
export function changeYear(year: number): void {
  store.setUntold({ ...currentAddress(), year })
  yearStore.set(year)
  clearTimeout(resting)
  resting = setTimeout(writeRested, RESTS_AFTER_MS)
}

/** Another object is another page, so that Back leads to the one before. Embedded, the history is that of the page around us,
 *  which hears what we show and tells us what Back led to. */
function open(object: ObjectId | null, place: MapAddress['place']): void {
  const before = currentAddress()
  if (sameObject(before.object, object)) return
  if (resting !== undefined) writeRested()
  const address = { ...before, object, place, found: null, layers: withLayerOf(object, before.layers) }
  set(address)
  const href = writeAddress(address, base)
  if (address.embedded) window.history.replaceState(null, '', href)
  else window.history.pushState(null, '', href)
}

/** An object is shown among its own kind. */
const withLayerOf = (object: ObjectId | null, layers: MapAddress['layers']): MapAddress['layers'] =>
  object === null || layers === null || layers.includes(object.layer) ? layers : [...layers, object.layer]

/** Opens an object and lets the map travel to it: without a place in the address it shows the object. */
export const goToObject = (object: ObjectId): void => open(object, null)

/** Opens an object that was pointed at on the map, or closes the one that is open; the map stays where it is. */
export const chooseObject = (object: ObjectId | null): void => open(object, currentAddress().place)

/** What was last chosen from a list, until the map has looked whether it shows it. */
let listed: ObjectId | null = null

/** Opens an object from a list beside the map, which moves no farther than it must to show it. */
export function chooseFromList(object: ObjectId): void {
  listed = object
  chooseObject(object)
}

/** Whether an object was just chosen from a list; true once. */
export function takeListed(object: ObjectId | null): boolean {
  const isListed = listed !== null && sameObject(listed, object)
  if (isListed) listed = null
  return isListed
}

/** The page of an object below our prefix; empty for the map alone. */
export const pageOf = (object: ObjectId | null): string =>
  object === null ? '' : layerOf(object.layer).page(object.id)

window.addEventListener(ShowObject.type, (event) => {
  // The page around us has another class of this name: known by its type.
  const { page } = event as ShowObject
  open(readAddress(new URL(base + page, window.location.origin), base).object, null)
})

/** The address of an object's page, for links: whoever opens it in a tab of its own gets the frame that the modal has not. */
export const objectHref = (object: ObjectId): string =>
  writeAddress(
    { ...currentAddress(), object, ids: [], place: null, found: null, here: null, embedded: false },
    base,
  )

/** The same page in another language; loading it anew fetches that language's texts. */
export const languageHref = (language: MapAddress['language']): string =>
  writeAddress({ ...currentAddress(), language }, base)

/** What the visitor now looks at, to give to others: whole, and without the marker of the modal. */
export const shareableHref = (): string =>
  window.location.origin + writeAddress({ ...currentAddress(), embedded: false }, base)

/** Longer addresses than this fill the paper, and nobody types them over. */
const LONGEST_PRINTED = 400

/** The address of what the visitor looks at, for paper: without the selected rows where these are too many, and how many were left out. */
export function paperHref(): { readonly href: string; readonly left: number } {
  const href = shareableHref()
  if (href.length <= LONGEST_PRINTED) return { href, left: 0 }
  return { href: href.replace(/#.*$/, ''), left: currentAddress().ids.length }
}
