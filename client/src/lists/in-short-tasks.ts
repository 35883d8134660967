/** A task of a phone that is four times as slow still lets a visitor scroll and type without noticing. */
const LONGEST_MS = 10

/** Lets the browser do what waits, such as a key or a paint. */
const othersFirst = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Does work that is cut in steps, and between them, when some took a while, what the visitor asks. */
export async function inShortTasks<Done>(steps: Generator<void, Done>): Promise<Done> {
  let began = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    if (performance.now() - began < LONGEST_MS) continue
    await othersFirst()
    began = performance.now()
  }
}
