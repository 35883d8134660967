// Runs in the measured page before anything else of it.

/** When the panel was last painted with other words or drawings, in milliseconds since the page was asked for. */
let panelPainted = 0

// A message posted in a frame is handled after that frame was painted.
const channel = new MessageChannel()
channel.port1.addEventListener('message', () => {
  panelPainted = performance.now()
})
channel.port1.start()

const isOfPanel = ({ target }) => target instanceof Element && target.closest('.app-main > aside') !== null

new MutationObserver((changes) => {
  if (changes.some(isOfPanel) || (panelPainted === 0 && document.querySelector('.side-panel') !== null))
    requestAnimationFrame(() => channel.port2.postMessage(null))
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })

/** Milliseconds from asking for the page until the map was drawn whole, and when the panel was last painted. */
const mapDrawn = new Promise((resolve) =>
  new PerformanceObserver((list) => {
    const [mark] = list.getEntriesByName('map-drawn')
    if (mark !== undefined) resolve(mark.startTime)
  }).observe({ type: 'mark', buffered: true }),
)
window.takeDrawn = async (quiet) => {
  const map = await mapDrawn
  await new Promise((resolve) => setTimeout(resolve, quiet))
  return { map, panel: panelPainted }
}

/** Milliseconds of each frame in which the map was dragged or let go. */
const frames = []
window.takeFrames = () => frames.splice(0)

/** Milliseconds from each step of the slider of years until it was painted. */
const steps = []
window.takeSteps = () => steps.splice(0)
const painted = new MessageChannel()
let steppedAt = 0
painted.port1.addEventListener('message', () => steps.push(performance.now() - steppedAt))
painted.port1.start()
window.addEventListener(
  'input',
  () => {
    steppedAt = performance.now()
    requestAnimationFrame(() => painted.port2.postMessage(null))
  },
  { capture: true },
)

let isMoved = false
for (const kind of ['pointermove', 'pointerup']) {
  window.addEventListener(kind, () => (isMoved = true), { capture: true })
}

let before = performance.now()
function nextFrame(now) {
  if (isMoved) frames.push(now - before)
  isMoved = false
  before = now
  requestAnimationFrame(nextFrame)
}
requestAnimationFrame(nextFrame)
