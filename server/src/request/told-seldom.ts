/** Something that happens with every request is told once in so long, with how often it happened. */
const EVERY_MS = 10_000

type Tell<Subject> = (subject: Subject, timesSinceTold: number) => void

/** Tells the first time at once, and from then on no more than once in ten seconds. */
export function toldSeldom<Subject>(tell: Tell<Subject>, now: () => number = performance.now.bind(performance)) {
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
