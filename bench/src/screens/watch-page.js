// Runs in the measured page before anything else of it.

/** Milliseconds from an event to the paint of what it changed. */
const paints = []
window.paints = paints

function note(event) {
  const channel = new MessageChannel()
  // A message posted in a frame is handled after that frame was painted.
  channel.port1.addEventListener('message', () => paints.push(performance.now() - event.timeStamp), {
    once: true,
  })
  channel.port1.start()
  requestAnimationFrame(() => channel.port2.postMessage(null))
}

for (const kind of ['input', 'click']) window.addEventListener(kind, note, { capture: true })

/** Shifts of the layout and tasks over 50 ms, as the browser itself reports them. */
const trouble = { shift: 0, tasks: [] }
window.trouble = trouble

new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) trouble.shift += entry.value
}).observe({ type: 'layout-shift', buffered: true })

new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) trouble.tasks.push(entry.duration)
}).observe({ type: 'longtask', buffered: true })
