import { setTimeout as pause } from 'node:timers/promises'
import { median, p99 } from '../measure.ts'
import { ask, type Question } from './ask.ts'
import { judge, type Expected, type Verdict } from './judge.ts'

export type Asked = Question & { readonly expected: Expected }

export type Measured = {
  readonly rate: number
  readonly answeredPerSecond: number
  readonly verdicts: Readonly<Record<Verdict, number>>
  /** Of right answers, in milliseconds. */
  readonly middleMs: number
  readonly p99Ms: number
  /** Until those who are refused hear so. */
  readonly refusedMiddleMs: number
  /** Questions that were answered wrongly or not at all, with how often. */
  readonly faults: ReadonlyMap<string, number>
}

/** More than this is not asked at once: it would measure this process and not the server. */
const MOST_OPEN = 3000
const TICK_MS = 10

/** Asks so many questions a second, whether or not those before are answered, and judges every answer. */
export async function askAtRate(
  origin: string,
  profile: readonly Asked[],
  { rate, seconds }: { readonly rate: number; readonly seconds: number },
): Promise<Measured> {
  const pick = picker(profile)
  const verdicts = { right: 0, 'told to come back': 0, wrong: 0, failed: 0 }
  const times: number[] = []
  const refusedTimes: number[] = []
  const faults = new Map<string, number>()
  const open = new Set<Promise<void>>()
  const one = async (visit: number): Promise<void> => {
    const question = pick(visit)
    const answer = await ask(origin, question, visit)
    const verdict = judge(answer, question.expected)
    verdicts[verdict] += 1
    if (typeof answer !== 'string') {
      if (verdict === 'right') times.push(answer.ms)
      if (verdict === 'told to come back') refusedTimes.push(answer.ms)
    }
    if (verdict === 'wrong' || verdict === 'failed') {
      const fault = `${question.name}: ${typeof answer === 'string' ? answer : `${answer.status}, ${answer.bytes} bytes`}`
      faults.set(fault, (faults.get(fault) ?? 0) + 1)
    }
  }
  const start = performance.now()
  let visits = 0
  while (performance.now() - start < seconds * 1000) {
    const due = ((performance.now() - start) / 1000) * rate
    while (visits < due) {
      if (open.size < MOST_OPEN) {
        const asked = one(visits).finally(() => open.delete(asked))
        open.add(asked)
      }
      visits += 1
    }
    await pause(TICK_MS)
  }
  const answeredInTime = Object.values(verdicts).reduce((sum, count) => sum + count, 0)
  await Promise.all(open)
  return {
    rate,
    answeredPerSecond: answeredInTime / seconds,
    verdicts,
    middleMs: median(times),
    p99Ms: p99(times),
    refusedMiddleMs: median(refusedTimes),
    faults,
  }
}

/** Picks questions by their weights, in an order that looks like none and is the same each time. */
function picker(profile: readonly Asked[]): (visit: number) => Asked {
  const spread = profile.flatMap((question) => Array.from({ length: question.weight }, () => question))
  // A step that shares no factor with the length visits all of them.
  const step = 7919
  return (visit) => spread[(visit * step) % spread.length]!
}
