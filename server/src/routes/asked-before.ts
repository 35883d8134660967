import { createHash } from 'node:crypto'
import type { Encoding } from '../answer/encoding.ts'
import { SMALL } from '../answer/send-parts.ts'
import type { FigureAnswer, FigureSnapshot } from '../snapshot/figure-snapshot.ts'

/** So many answers of a table of figures are kept in one piece, half a megabyte at most: what visitors open with is among them. */
const MOST_KEPT = 16

type Asked = {
  readonly figures: FigureSnapshot
  /** In one spelling: who asks the same otherwise gets the same. */
  readonly question: string
  readonly encoding: Encoding
}

/** An answer, and what names it among all answers of these figures. */
export type NamedAnswer = FigureAnswer & { readonly tag: string }

const keptOf = new WeakMap<FigureSnapshot, Map<string, NamedAnswer>>()

const keyOf = ({ question, encoding }: Asked): string => `${encoding} ${question}`

/** The answer as it was given before; undefined where it was not, or too many others were since. */
export function answeredBefore(asked: Asked): NamedAnswer | undefined {
  const kept = keptOf.get(asked.figures)
  const key = keyOf(asked)
  const answer = kept?.get(key)
  if (answer === undefined) return undefined
  // Those that were asked longest ago come first, and go first.
  kept?.delete(key)
  kept?.set(key, answer)
  return answer
}

/** Names an answer, and keeps it in one piece where it is small and nobody's own. */
export function named(asked: Asked, { parts, hold }: FigureAnswer): NamedAnswer {
  const tag = `${createHash('sha256').update(asked.question).digest('hex').slice(0, 16)}-${asked.encoding}`
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  if (hold !== undefined || length > SMALL) return { parts, tag, ...(hold && { hold }) }
  const answer = { parts: [Buffer.concat(parts)], tag }
  const kept = keptOf.get(asked.figures) ?? new Map<string, NamedAnswer>()
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '')
  keptOf.set(asked.figures, kept.set(keyOf(asked), answer))
  return answer
}
