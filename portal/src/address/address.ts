import { base } from '@datacentre/client/base'
import { createStore } from '@datacentre/client/store'

/** Where the visitor is, below the prefix. There are some twenty fixed paths and no patterns, so this is all the routing there is. */
export type Address = {
  /** Starts with a slash: `/` is the home of the data centre. */
  readonly path: string
  /** Without the question mark. */
  readonly query: string
  /** Another number means that the screen opens anew, also when it is the same screen. */
  readonly visit: number
  /** How far down the visitor was when leaving it, in pixels; 0 for who comes by a link. */
  readonly top: number
  /** What was gone through in what is open over the screen, from the first to what it shows; empty before a step was taken. */
  readonly trail: readonly Step[]
}

/** A page of the map viewer below its prefix, and what it is of; the map alone has no name. */
export type Step = { readonly page: string; readonly name: string | null }

/** What we keep with each entry of the browser's history. */
type Entry = {
  readonly visit?: number
  readonly opened?: true
  readonly top?: number
  readonly trail?: readonly Step[]
}

// The browser would scroll before the rows are there again: `useArrival` waits for them.
window.history.scrollRestoration = 'manual'

/** How far down each visit was left: on Back its entry is gone before it could be written there. */
const leftAt = new Map<number, number>()

const entry = (): Entry => (window.history.state ?? {}) as Entry

function read(): Address {
  const { pathname, search } = window.location
  const path = pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : '/'
  const { visit = 0, top = 0, trail = [] } = entry()
  return {
    path: path.length > 1 ? path.replace(/\/$/, '') : path,
    query: search.slice(1),
    visit,
    top: leftAt.get(visit) ?? top,
    trail,
  }
}

const address = createStore(read())
let visits = address.current().visit

let isClosing = false

/** The server names the one address of the page that was opened: a phone that shares a page takes it from there. */
export function forgetOpenedAddress(): void {
  for (const named of document.head.querySelectorAll(
    'link[rel=canonical], link[hreflang], meta[property="og:url"]',
  ))
    named.remove()
}

function update(): void {
  isClosing = false
  leftAt.set(currentAddress().visit, window.scrollY)
  const next = read()
  visits = Math.max(visits, next.visit)
  address.set(next)
}

const travelling = new Set<(query: string) => void>()

/** Called with the query when Back or Forward leads to another state of the same screen. */
export function onTravel(listener: (query: string) => void): () => void {
  travelling.add(listener)
  return () => travelling.delete(listener)
}

window.addEventListener('popstate', () => {
  const before = currentAddress()
  update()
  const { path, visit, query } = currentAddress()
  if (path !== before.path || visit !== before.visit) return
  forgetOpenedAddress()
  for (const listener of travelling) listener(query)
})

export const currentAddress = address.current
export const useAddress = address.use

const leaving = new Set<() => void>()

/** Called before the address becomes another one, for what must still be written to this one. */
export function onLeaving(listener: () => void): () => void {
  leaving.add(listener)
  return () => leaving.delete(listener)
}

/** Lets everybody write what must still be written to this address, and how far down it was left. */
export function writePending(): void {
  for (const listener of leaving) listener()
  window.history.replaceState({ ...entry(), top: window.scrollY } satisfies Entry, '')
}

window.addEventListener('pagehide', writePending)

/** The whole address of a path below the prefix, such as `/brh-overview?page=2`. */
export const hrefOf = (to: string): string => base + to.replace(/^\//, '')

const withQuery = (query: string): string =>
  query === '' ? window.location.pathname : `${window.location.pathname}?${query}`

/** Goes to a screen. */
export function goTo(to: string): void {
  writePending()
  window.history.pushState({ visit: visits + 1 } satisfies Entry, '', hrefOf(to))
  update()
}

/** Puts another query in the address without a new entry. Nobody is told: who writes it knows. */
export function writeQuery(query: string): void {
  if (query !== currentAddress().query) forgetOpenedAddress()
  window.history.replaceState(entry(), '', withQuery(query))
  address.setUntold(read())
}

/** Changes how something is looked at that is open over the screen, without a new entry. */
export function changeOpened(query: string): void {
  writeQuery(query)
  update()
}

/** Opens something on the screen that Back closes again. */
export function pushOpened(query: string): void {
  writePending()
  window.history.pushState({ ...entry(), opened: true } satisfies Entry, '', withQuery(query))
  forgetOpenedAddress()
  update()
}

/** Goes on in what is open over the screen: Back leads to the step before. */
export function pushStep(trail: readonly Step[]): void {
  writePending()
  window.history.pushState({ ...entry(), trail } satisfies Entry, '', withQuery(currentAddress().query))
  update()
}

/** Closes what `pushOpened` opened, with every step in it; an address that was opened like that has nothing of ours to go back to. */
export function closeOpened(query: string): void {
  const { opened, trail = [] } = entry()
  const steps = Math.max(trail.length - 1, 0) + (opened ? 1 : 0)
  if (steps === 0) return changeOpened(query)
  // Going back takes a moment, in which a second press would go back twice.
  if (isClosing) return
  isClosing = true
  if (!opened) window.addEventListener('popstate', () => changeOpened(query), { once: true })
  window.history.go(-steps)
}
