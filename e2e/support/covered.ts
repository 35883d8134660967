import type { Page } from '@playwright/test'

/** What is wrong with how the element that has the focus is seen: null when all of it is. */
const FAULT_OF_FOCUS = `() => {
  const focused = document.activeElement
  // Beyond the first and the last stop the browser itself has the focus; the bars of a chart are read, not seen.
  if (focused === document.body || !(focused instanceof HTMLElement)) return null
  // The map lies under its own tools.
  if (focused.matches('.map-canvas')) return null
  const words = focused.getAttribute('aria-label') ?? focused.textContent.trim().slice(0, 40)
  const name = focused.tagName + ' ' + (focused.className || focused.id) + ' ' + words
  for (const { left, right, top, bottom } of focused.getClientRects()) {
    // What is about as large as the window, such as the map, has other things over it: then some of it is in view.
    if (bottom - top > 0.6 * innerHeight || right - left > innerWidth) {
      if (bottom < 0 || top > innerHeight || right < 0 || left > innerWidth) return name + ' is out of view'
      continue
    }
    // A page scrolls by whole pixels.
    if (top < -1 || bottom > innerHeight + 1 || left < -1 || right > innerWidth + 1) return name + ' is out of view'
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    // Lines of text overlap a little.
    const inner = getComputedStyle(focused).display === 'inline' ? (bottom - top) / 4 : 2
    // Where corners are round, what is around it shines through.
    const points = [[x, y], [x, top + inner], [x, bottom - inner], [left + 2, y], [right - 2, y]]
    for (const [across, down] of points) {
      const seen = document.elementFromPoint(across, down)
      if (seen === null || !(focused.contains(seen) || seen.contains(focused)))
        return name + ' is covered by ' + (seen?.className || seen?.tagName)
    }
  }
  return null
}`

/** Goes on from the control that has the focus, so many times, and tells of each stop that is not wholly seen. */
export async function coveredOnTheWay(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  stops: number,
): Promise<string[]> {
  // The page itself looks at each stop when the next key goes down: to ask it each time takes twice as long.
  await page.evaluate(`{
    const faultOfFocus = ${FAULT_OF_FOCUS}
    const faults = []
    const look = ({ key }) => key === 'Tab' && faults.push(faultOfFocus())
    window.stopLooking = () => {
      look({ key: 'Tab' })
      removeEventListener('keydown', look, true)
      // The first is the control itself, before the first key.
      return faults.slice(1).filter((fault) => fault !== null)
    }
    addEventListener('keydown', look, true)
  }`)
  for (let stop = 0; stop < stops; stop++) await page.keyboard.press(key)
  return page.evaluate<string[]>('stopLooking()')
}
