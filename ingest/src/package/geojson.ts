import { Unreadable } from './fault.ts'

export type FeatureText = { readonly line: number; readonly text: string }

/** No sensible file says more than this before its features. */
const LONGEST_OPENING = 1 << 16

/**
 * The features of a GeoJSON FeatureCollection that arrives in pieces, each as its own text, so that a file of any size
 * takes the memory of one feature. Only braces and strings are told apart here; JSON.parse reads the feature.
 */
export async function* readFeatures(pieces: AsyncIterable<string>): AsyncGenerator<FeatureText[]> {
  let rest = ''
  let line = 1
  let inside: 'before' | 'features' | 'after' = 'before'
  for await (const piece of pieces) {
    rest += line === 1 && inside === 'before' ? piece.replace(/^\uFEFF/, '') : piece
    if (inside === 'before') {
      const opening = endOfOpening(rest)
      if (opening === -1 && rest.length < LONGEST_OPENING) continue
      if (opening === -1) break
      line += countLines(rest.slice(0, opening))
      rest = rest.slice(opening)
      inside = 'features'
    }
    if (inside === 'after') continue
    const cut = cutFeatures(rest, line)
    rest = cut.rest
    line = cut.line
    if (cut.ended) inside = 'after'
    if (cut.features.length > 0) yield cut.features
  }
  if (inside === 'before')
    throw new Unreadable('must be a GeoJSON FeatureCollection with a list of features', null)
  if (inside === 'features' || !rest.includes('}')) {
    throw new Unreadable(
      'ends before the list of features does: the file is cut off',
      line + countLines(rest),
    )
  }
}

const STRUCTURE = /[{}[\]"]/g

/** The place after the bracket that opens the collection's own list of features; -1 when it is not there (yet). */
function endOfOpening(text: string): number {
  let depth = 0
  STRUCTURE.lastIndex = 0
  for (let match = STRUCTURE.exec(text); match !== null; match = STRUCTURE.exec(text)) {
    if (match[0] === '{' || match[0] === '[') depth++
    else if (match[0] === '}' || match[0] === ']') depth--
    else {
      const end = endOfString(text, match.index)
      if (end === -1) return -1
      const list = /^"features"\s*:\s*\[/.exec(text.slice(match.index, match.index + 40))
      if (depth === 1 && list !== null) return match.index + list[0].length
      STRUCTURE.lastIndex = end + 1
    }
  }
  return -1
}

type Cut = { features: FeatureText[]; rest: string; line: number; ended: boolean }

function cutFeatures(text: string, startLine: number): Cut {
  const features: FeatureText[] = []
  let line = startLine
  let at = 0
  for (;;) {
    const opening = skipBetween(text, at)
    if (text[opening] === ']') {
      return {
        features,
        rest: text.slice(opening + 1),
        line: line + countLines(text.slice(at, opening)),
        ended: true,
      }
    }
    const closing = text[opening] === '{' ? closingBrace(text, opening) : -1
    if (closing === -1) {
      if (opening < text.length && text[opening] !== '{') {
        throw new Unreadable(
          'has something between its features that is no feature',
          line + countLines(text.slice(at, opening)),
        )
      }
      return { features, rest: text.slice(at), line, ended: false }
    }
    line += countLines(text.slice(at, opening))
    const feature = text.slice(opening, closing + 1)
    features.push({ line, text: feature })
    line += countLines(feature)
    at = closing + 1
  }
}

/** Past spaces, line ends and commas. */
function skipBetween(text: string, from: number): number {
  let at = from
  while (at < text.length && ' \t\r\n,'.includes(text[at]!)) at++
  return at
}

const BRACE_OR_STRING = /[{}"]/g

/** The brace that closes the object opened at `opening`; -1 when the text ends before it. */
function closingBrace(text: string, opening: number): number {
  let depth = 0
  BRACE_OR_STRING.lastIndex = opening
  for (let match = BRACE_OR_STRING.exec(text); match !== null; match = BRACE_OR_STRING.exec(text)) {
    if (match[0] === '{') depth++
    else if (match[0] === '}' && --depth === 0) return match.index
    else if (match[0] === '"') {
      const end = endOfString(text, match.index)
      if (end === -1) return -1
      BRACE_OR_STRING.lastIndex = end + 1
    }
  }
  return -1
}

function endOfString(text: string, opening: number): number {
  let at = text.indexOf('"', opening + 1)
  while (at !== -1 && isEscaped(text, at)) at = text.indexOf('"', at + 1)
  return at
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0
  while (text[at - 1 - slashes] === '\\') slashes++
  return slashes % 2 === 1
}

function countLines(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++
  return count
}
