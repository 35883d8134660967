/** Who has not built a version by then does not keep the others from serving it: a switch takes five seconds at most (S10). */
const LONGEST_MS = 3000

type Waiting = { readonly version: number; readonly serve: () => void }

/**
 * Lets workers that have built a new version serve it at the same moment: when all have it, or when one takes too long. So visitors
 * get one version, whichever worker answers them.
 */
export class BuiltTogether {
  readonly #waiting = new Map<number, Waiting>()
  readonly #running: () => readonly number[]
  readonly #longestMs: number
  #timer: NodeJS.Timeout | undefined

  constructor(running: () => readonly number[], longestMs = LONGEST_MS) {
    this.#running = running
    this.#longestMs = longestMs
  }

  /** A worker has built a version, and serves it when it is called. */
  built(worker: number, waiting: Waiting): void {
    this.#waiting.set(worker, waiting)
    this.#timer ??= setTimeout(() => this.#serve(), this.#longestMs)
    this.look()
  }

  /** Looks again, such as when a worker is gone that the others wait for. */
  look(): void {
    for (const gone of [...this.#waiting.keys()].filter((worker) => !this.#running().includes(worker)))
      this.#waiting.delete(gone)
    const versions = this.#running().map((worker) => this.#waiting.get(worker)?.version)
    if (
      this.#waiting.size > 0 &&
      versions.every((version) => version !== undefined && version === versions[0])
    )
      this.#serve()
  }

  #serve(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const waiting = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const { serve } of waiting) serve()
  }
}
