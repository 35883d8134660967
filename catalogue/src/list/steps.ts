/** Does work that is cut in steps in one go. */
export function allSteps<Done>(steps: Generator<void, Done>): Done {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}
