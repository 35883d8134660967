import type { Option } from '../../grammar/option.ts'
import { timings } from '../../screen-constants.ts'
import { fold } from './search.ts'

/** What a visitor typed in a list without a search box, and when the last key came. */
export type TypedAhead = { readonly text: string; readonly at: number }

export const NOTHING_TYPED: TypedAhead = { text: '', at: Number.NEGATIVE_INFINITY }

/** Whether a next key, a space too, still belongs to what was typed. */
export const isTyping = (typed: TypedAhead, now: number): boolean => now - typed.at < timings.typeAheadReset

/** Keys that follow each other make one word; after a pause they start a new one (S9). */
export const typeAhead = (before: TypedAhead, key: string, now: number): TypedAhead => ({
  text: isTyping(before, now) ? before.text + key : key,
  at: now,
})

/** The key as often as it was typed: `ggg` goes through the entries with a g one after the other. */
const repeats = (text: string): boolean => text.length > 1 && [...text].every((letter) => letter === text[0])

type Typing = { readonly typed: TypedAhead; readonly from: number }

/**
 * Where typing leads: the first option after the present one that starts with a typed letter; with more letters the
 * present one may stay. Null when nothing starts so.
 */
export function optionTyped(options: readonly Option[], { typed, from }: Typing): number | null {
  const text = fold(typed.text)
  const isOneLetter = text.length === 1 || repeats(text)
  const start = isOneLetter ? text.slice(0, 1) : text
  const first = isOneLetter ? from + 1 : Math.max(0, from)
  for (let step = 0; step < options.length; step++) {
    const at = (first + step) % options.length
    if (fold(options[at]?.description ?? '').startsWith(start)) return at
  }
  return null
}
