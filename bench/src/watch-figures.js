// Runs in the measured page before anything else of it.

/** Milliseconds from the last click to the paint of the first and of the last thing it changed. */
let started = 0
let first = null
let last = 0

// A message posted in a frame is handled after that frame was painted.
const channel = new MessageChannel()
channel.port1.addEventListener('message', () => {
  last = performance.now() - started
  first ??= last
})
channel.port1.start()

window.addEventListener(
  'click',
  (event) => {
    started = event.timeStamp
    first = null
  },
  { capture: true },
)

new MutationObserver(() => requestAnimationFrame(() => channel.port2.postMessage(null))).observe(document, {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
})

window.takePaint = () => ({ first, last })
