import { createHash } from 'node:crypto'

/** Digits of a hash in sixteens that make an id: with ten thousand rows two share one in twenty thousand packages. */
const DIGITS = 10

/** The same number for the same code, in every import: links to a page go on working. */
export const idFromCode = (code: string): string =>
  String(Number.parseInt(createHash('sha256').update(code).digest('hex').slice(0, DIGITS), 16))
