import { fold } from './search.ts'

/** A number in a name is often written with a zero before it, and as often typed without: K01 and K1, FVL-01 and FVL 1. */
const LEADING_ZEROS = /(?<!\d)0+(?=\d)/g
const BETWEEN_NUMBERS = /(?<=\d)[^\p{L}\p{N}]+(?=\d)/gu
const BETWEEN_PARTS = /[^\p{L}\p{N}-]|-(?!\d)|(?<!\d)-/gu

/**
 * A name or a typed text by its letters and numbers alone, folded: `FVL-56`, `fvl 56` and `FVL56` are the same, and so are
 * `K12/A` and `K12-A`. Two numbers stay apart, or `K01-02` would be found first by whoever looks for `K12`.
 */
export const loosely = (text: string): string =>
  fold(text).replace(LEADING_ZEROS, '').replace(BETWEEN_NUMBERS, '-').replace(BETWEEN_PARTS, '')
