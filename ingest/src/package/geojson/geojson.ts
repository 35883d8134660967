import { FeatureCutter, type FeatureText } from './feature-cutter.ts'
import { Unreadable } from '../fault.ts'
import { countLines, endOfString } from './json-text.ts'

export type { FeatureText } from './feature-cutter.ts'

/** No sensible file says more than this before its features. */
const LONGEST_OPENING = 1 << 16

/**
 * The features of a GeoJSON FeatureCollection that arrives in pieces, each as its own text, so that a file of any size
 * takes the memory of one feature. Only braces and strings are told apart here; JSON.parse reads the feature.
 */
export async function* readFeatures(pieces: AsyncIterable<string>): AsyncGenerator<FeatureText[]> {
  let opening = ''
  let cutter: FeatureCutter | null = null
  let isClosed = false
  for await (const piece of pieces) {
    if (cutter === null) {
      opening += opening === '' ? piece.replace(/^\uFEFF/, '') : piece
      const end = endOfOpening(opening)
      if (end === -1 && opening.length < LONGEST_OPENING) continue
      if (end === -1) break
      cutter = new FeatureCutter(1 + countLines(opening.slice(0, end)))
      const features = cutter.add(opening.slice(end))
      if (features.length > 0) yield features
    } else {
      const features = cutter.add(piece)
      if (features.length > 0) yield features
    }
    isClosed ||= cutter.afterList().includes('}')
  }
  if (cutter === null) {
    throw new Unreadable('must be a GeoJSON FeatureCollection with a list of features', null)
  }
  if (!isClosed) {
    throw new Unreadable('ends before the list of features does: the file is cut off', cutter.lastLine())
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
