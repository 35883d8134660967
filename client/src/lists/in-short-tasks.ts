/** On a phone that is four times as slow a visitor still scrolls and types without noticing. */
const LONGEST_MS = 5

const { port1: turns, port2: asks } = new MessageChannel()
turns.start()

/** Comes when the browser has done what waited; a timer would wait four milliseconds more at each turn. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    turns.addEventListener('message', () => resolve(), { once: true })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
    asks.postMessage(null)
  })

/** Called between the steps of long work: lets the browser do what waits, such as a key or a paint, when some took a while. */
export function othersFirst(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < LONGEST_MS) return
    await nextTask()
    began = performance.now()
  }
}

/** Does work that is cut in steps, and between them what the visitor asks. */
export async function inShortTasks<Done>(steps: Generator<void, Done>, pause = othersFirst()): Promise<Done> {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    await pause()
  }
}
