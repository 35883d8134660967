import { base } from '@datacentre/client/base'
import { createStore } from '@datacentre/client/store'
import { sameObject, type ObjectId } from '../subjects/subjects.ts'
import { readAddress, writeAddress, type MapAddress } from './map-address.ts'

const read = (): MapAddress => readAddress(new URL(window.location.href), base)

const store = createStore(read())

const update = (): void => store.set(read())
window.addEventListener('popstate', update)
window.addEventListener('hashchange', update)

export const currentAddress = store.current
export const useAddress = store.use

/** Changes what the visitor looks at without a new entry of the history: place, layers, base map, selection. */
export function changeAddress(change: Partial<Omit<MapAddress, 'object'>>): void {
  const address = { ...currentAddress(), ...change }
  store.set(address)
  window.history.replaceState(window.history.state, '', writeAddress(address, base))
}

/** Another object is another page, so that Back leads to the one before. Embedded, Back belongs to the page around us: it
 *  closes the window that we are in. */
function open(object: ObjectId | null, place: MapAddress['place']): void {
  const before = currentAddress()
  if (sameObject(before.object, object)) return
  const address = { ...before, object, place, found: null, layers: withLayerOf(object, before.layers) }
  store.set(address)
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
