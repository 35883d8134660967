// Runs in the measured page before anything else of it.

/** When the visitor last did something, what was painted then, and what every frame since then has shown. */
let started = 0
let before = null
let frames = []

/** What a visitor reads in the cards and their count, and what the chart of the selection draws. */
function painted() {
  const text = (place) => document.querySelector(place)?.textContent ?? ''
  const chart = document.querySelector('.selection-chart .chart > svg')
  const bands = chart === null ? [] : [...chart.querySelectorAll('path[data-band]')]
  return {
    cards: `${text('.screen-head-count')} ${text('.figure-cards ul')} ${text('.figures-message')}`,
    chart: `${chart?.getAttribute('aria-label')} ${bands.map((band) => band.getAttribute('d')).join(' ')}`,
  }
}

// A task posted in a frame runs after that frame was painted, and this kind before any other.
const afterPaint = () =>
  scheduler.postTask(() => frames.push({ at: performance.now(), ...painted() }), {
    priority: 'user-blocking',
  })

for (const kind of ['pointerup', 'input']) {
  window.addEventListener(
    kind,
    (event) => {
      started = event.timeStamp
      before = painted()
      frames = []
    },
    { capture: true },
  )
}

let isAsked = false
new MutationObserver(() => {
  if (isAsked) return
  isAsked = true
  requestAnimationFrame(() => {
    isAsked = false
    afterPaint()
  })
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })

/** Milliseconds until the frame from which on cards, or chart, have been what they are now; null if they never changed. */
function paintedAfter(part) {
  const last = frames.at(-1)?.[part]
  if (last === undefined || last === before[part]) return null
  const old = frames.findLastIndex((frame) => frame[part] !== last)
  return frames[old + 1].at - started
}

window.takePaint = () => ({ cards: paintedAfter('cards'), chart: paintedAfter('chart') })
