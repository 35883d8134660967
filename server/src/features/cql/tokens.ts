import { FilterRefused } from './expression.ts'

export type Token =
  | { readonly kind: 'word' | 'text' | 'name'; readonly text: string; readonly at: number }
  | { readonly kind: 'number'; readonly value: number; readonly at: number }
  | { readonly kind: 'sign'; readonly text: string; readonly at: number }
  | { readonly kind: 'end'; readonly at: number }

/** More than anybody writes, and little enough to read in a millisecond. */
const LONGEST_FILTER = 8000

const TOKEN =
  /\s*(?:(?<number>[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(?![\w.])|(?<word>[\p{L}_:][\p{L}\p{N}_:.-]*)|'(?<text>(?:[^']|'')*)'|"(?<name>(?:[^"]|"")*)"|(?<sign><>|<=|>=|[=<>(),]))/uy

/** The words, values and signs of a filter. */
export function tokensOf(filter: string): Token[] {
  if (filter.length > LONGEST_FILTER)
    throw new FilterRefused(`must not be longer than ${LONGEST_FILTER} characters, and is ${filter.length}`)
  const tokens: Token[] = []
  const end = filter.trimEnd().length
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < end) {
    const from = TOKEN.lastIndex
    const groups = TOKEN.exec(filter)?.groups
    if (groups === undefined) throw new FilterRefused(`cannot be read from ${sayPlace(filter, from)}`)
    tokens.push(tokenOf(groups, from))
  }
  return [...tokens, { kind: 'end', at: end }]
}

function tokenOf(
  { number, word, text, name, sign }: Readonly<Record<string, string | undefined>>,
  at: number,
): Token {
  if (number !== undefined) return { kind: 'number', value: Number(number), at }
  if (word !== undefined) return { kind: 'word', text: word, at }
  if (text !== undefined) return { kind: 'text', text: text.replaceAll("''", "'"), at }
  if (name !== undefined) return { kind: 'name', text: name.replaceAll('""', '"'), at }
  return { kind: 'sign', text: sign ?? '', at }
}

/** Where something stands in a filter, so that who wrote it finds it. */
export const sayPlace = (filter: string, at: number): string => {
  const rest = filter.slice(at).trim()
  return rest === '' ? 'its end' : `character ${at + 1}: ${JSON.stringify(rest.slice(0, 30))}`
}
