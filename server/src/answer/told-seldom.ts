/** Something that happens with every request is told once in so long, with how often it happened. */
const EVERY_MS = 10_000

type Tell<Subject> = (subject: Subject, timesSinceTold: number) => void

/** Tells the first time at once, and from then on no more than once in ten seconds. */
export function toldSeldom<Subject>(
  tell: Tell<Subject>,
  now: () => number = performance.now.bind(performance),
) {
  let toldAt = -Infinity
  let times = 0
  return (subject: Subject): void => {
    times += 1
    if (now() - toldAt < EVERY_MS) return
    tell(subject, times)
    toldAt = now()
    times = 0
  }
}

const kindOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)

/** The same for troubles of any kind, each kind by itself: a disk that is full is met by every file that is written. */
export function troublesToldSeldom(tell: Tell<unknown>): (error: unknown) => void {
  const kinds = new Map<string, (error: unknown) => void>()
  return (error) => {
    const kind = kindOf(error)
    const told = kinds.get(kind) ?? toldSeldom(tell)
    kinds.set(kind, told)
    told(error)
  }
}
