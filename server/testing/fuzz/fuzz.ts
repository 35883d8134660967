import fc from 'fast-check'
import { describedCalls, linkedAddresses } from './known-addresses.ts'
import type { Ask, Question } from './question.ts'
import { callQuestions, pageQuestions } from './questions.ts'
import { faultOf } from './verdict.ts'

/** No refusal may cost the server more than this beyond what a valid request of its kind costs. */
const LONGEST_MS = 100

/** What is answered may be a whole file that is made for it. */
const LONGEST_ANSWER_MS = 1000

export type Fuzzed = {
  readonly asked: number
  readonly faults: readonly string[]
  /** How often each status came. */
  readonly statuses: Readonly<Record<string, number>>
  readonly addresses: number
}

type Fuzzing = {
  readonly ask: Ask
  readonly seed: number
  readonly requests: number
  /** Asks one alone, and tells what it took of the server's processor. */
  readonly costMs: (question: Question) => Promise<number>
  /** How many are asked at once. */
  readonly atOnce?: number
}

const MOST_FAULTS = 20

const written = ({ method, url, headers, body }: Question): string =>
  `${method} ${url.slice(0, 300)} ${JSON.stringify(headers)} ${String(body ?? '').slice(0, 200)}`

/** Asks every described call and every linked page many questions that are right, wrong and odd. */
export async function fuzz({ ask, seed, requests, costMs, atOnce = 1 }: Fuzzing): Promise<Fuzzed> {
  const calls = await describedCalls(ask)
  const pages = await linkedAddresses(ask)
  const kinds = [...calls.map(callQuestions), ...pages.map(pageQuestions)]
  const each = Math.ceil(requests / kinds.length)
  const faults: string[] = []
  const statuses: Record<string, number> = {}
  let asked = 0
  const tryOne = async (question: Question): Promise<void> => {
    const start = performance.now()
    const answer = await ask(question)
    const took = performance.now() - start
    asked += 1
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    const longest = answer.status < 400 ? LONGEST_ANSWER_MS : LONGEST_MS
    const fault = faultOf(question, answer) ?? (took > longest ? await costFault(question, longest) : null)
    if (fault !== null && faults.length < MOST_FAULTS) faults.push(`${written(question)} ${fault}`)
  }
  // One that took long may have waited for others: it is asked again alone before it is judged.
  const costFault = async (question: Question, longest: number): Promise<string | null> => {
    // Collecting garbage falls on whoever is there, so the least of a few counts.
    const costs = [await costMs(question), await costMs(question), await costMs(question)]
    const valid: Question = { method: 'GET', url: question.of, headers: {}, of: question.of }
    const allowed = longest + (question.of.startsWith('/') ? await costMs(valid) : 0)
    return Math.min(...costs) > allowed ? `takes ${Math.round(Math.min(...costs))} ms of the server` : null
  }
  for (const [nr, kind] of kinds.entries()) {
    const questions = fc.sample(kind, { seed: seed + nr, numRuns: each })
    for (let at = 0; at < questions.length; at += atOnce)
      await Promise.all(questions.slice(at, at + atOnce).map(tryOne))
  }
  return { asked, faults, statuses, addresses: kinds.length }
}
