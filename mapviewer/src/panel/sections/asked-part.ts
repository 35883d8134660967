import { edgeOf } from './use-current-part.ts'

/** `part-boringen` of 'Boringen (12)': the same whenever the panel is opened, so that the address of a part can be sent on. */
export const partId = (title: string): string =>
  `part-${title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\([^)]*\)|\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}`

const partInAddress = (): string | null =>
  location.hash.startsWith('#part-') ? location.hash.slice(1) : null

/** The part that the address asks for, until it has come: the address of the map is written anew before that. */
let asked = partInAddress()

window.addEventListener('popstate', () => {
  asked = partInAddress()
  const heading = asked === null ? null : document.getElementById(asked)
  if (heading !== null) goToAskedPart(heading)
})

/** Parts come one by one, and those that come later move what stands below them: so long the asked one is kept in sight. */
const SETTLES_AFTER_MS = 3000

/** Brings a part of the panel to its top, below what stands still there, with the focus on its heading. */
export function goToHeading(heading: HTMLElement): void {
  const scrolled = heading.closest('.side-panel-content')
  // Not by `scrollIntoView`, which would scroll the page around a frame as well.
  if (scrolled) scrolled.scrollTop += heading.getBoundingClientRect().top - edgeOf(scrolled)
  heading.focus({ preventScroll: true })
}

/** Goes to a part that has come, where it is the one that the address asks for. */
export function goToAskedPart(heading: HTMLElement): void {
  if (heading.id !== asked) return
  asked = null
  goToHeading(heading)
  const content = heading.closest('.side-panel-content')
  if (content === null) return
  const stay = new ResizeObserver(() => goToHeading(heading))
  for (const part of content.children) stay.observe(part)
  const stop = (): void => {
    stay.disconnect()
    for (const kind of ['wheel', 'pointerdown', 'keydown'] as const) content.removeEventListener(kind, stop)
  }
  for (const kind of ['wheel', 'pointerdown', 'keydown'] as const) content.addEventListener(kind, stop)
  setTimeout(stop, SETTLES_AFTER_MS)
}
