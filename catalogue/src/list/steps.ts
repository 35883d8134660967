/** What a slow phone does in some milliseconds. */
const ITEMS_IN_A_STEP = 500

/** Does work that is cut in steps in one go. */
export function allSteps<Done>(steps: Generator<void, Done>): Done {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** Makes something of each item, some at a time. */
export function* mapInSteps<Item, Made>(
  items: readonly Item[],
  make: (item: Item, at: number) => Made,
): Generator<void, Made[]> {
  const made: Made[] = []
  for (let at = 0; at < items.length; at++) {
    made.push(make(items[at]!, at))
    if ((at + 1) % ITEMS_IN_A_STEP === 0) yield
  }
  return made
}

/** Whether something holds for every item, looked at some at a time. */
export function* everyInSteps<Item>(
  items: readonly Item[],
  holds: (item: Item, at: number) => boolean,
): Generator<void, boolean> {
  for (let at = 0; at < items.length; at++) {
    if (!holds(items[at]!, at)) return false
    if ((at + 1) % ITEMS_IN_A_STEP === 0) yield
  }
  return true
}
