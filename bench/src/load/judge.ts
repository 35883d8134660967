import { ask, type Answer, type Question } from './ask.ts'

/** What a question is answered with when nobody else asks. */
export type Expected = {
  readonly status: number
  readonly bytes: number
  /** Null where two quiet answers differ, or each says when it was made. */
  readonly hash: string | null
}

export type Verdict = 'right' | 'told to come back' | 'wrong' | 'failed'

/** Lengths of answers that name a moment or a token differ by so much at most. */
const SAME_LENGTH = 0.01
const COME_BACK = [429, 503]

export async function expectedOf(origin: string, question: Question): Promise<Expected> {
  const [first, second] = [await ask(origin, question, 0), await ask(origin, question, 1)]
  if (typeof first === 'string' || typeof second === 'string' || first.status !== 200)
    throw new Error(`${question.name} is not answered: ${JSON.stringify(first)}`)
  const isSame = first.hash === second.hash && question.isDated !== true
  return { status: 200, bytes: first.bytes, hash: isSame ? first.hash : null }
}

/** Whether an answer under load is the one that was given when it was quiet, or an honest refusal. */
export function judge(answer: Answer | string, expected: Expected): Verdict {
  if (typeof answer === 'string') return 'failed'
  if (COME_BACK.includes(answer.status) && answer.retryAfter !== undefined) return 'told to come back'
  if (answer.status !== expected.status) return 'wrong'
  const isSame =
    expected.hash === null
      ? Math.abs(answer.bytes - expected.bytes) <= expected.bytes * SAME_LENGTH
      : answer.hash === expected.hash
  return isSame ? 'right' : 'wrong'
}
