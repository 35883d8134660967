import { Unreadable } from '../fault.ts'
import { countLines, endOfString } from './json-text.ts'

export type FeatureText = { readonly line: number; readonly text: string }

/** Room for an outline of 800,000 positions of 40 characters: more is the rest of the file after a missing quote. */
const LONGEST_FEATURE = 1 << 25

const BRACE_OR_STRING = /[{}"]/g
const SPACE = ' \t\r\n'

/** What may come next in the list: a feature or its end, a comma or its end, a feature. */
type Next = 'first' | 'comma' | 'feature' | 'nothing'

/** Cuts a list of features that arrives in pieces; a feature goes on where the piece before stopped. */
export class FeatureCutter {
  private text = ''
  private line: number
  private next: Next = 'first'
  /** How far the feature that is begun was read, and how many braces are open there. */
  private searched = 0
  private depth = 0

  constructor(line: number) {
    this.line = line
  }

  /** The features that end in this piece. */
  add(piece: string): FeatureText[] {
    this.text += piece
    const features: FeatureText[] = []
    let at = 0
    while (this.next !== 'nothing') {
      const start = this.depth === 0 ? this.toNext(at) : at
      if (start === this.text.length) {
        at = start
        break
      }
      at = start
      if (this.text[at] !== '{') {
        this.next = this.nextAfter(this.text[at]!)
        at++
        continue
      }
      if (this.next === 'comma') throw new Unreadable('must have a comma between its features', this.line)
      const end = this.closingBrace(at)
      if (end === -1) break
      const text = this.text.slice(at, end + 1)
      features.push({ line: this.line, text })
      this.line += countLines(text)
      this.next = 'comma'
      at = end + 1
    }
    this.text = this.text.slice(at)
    this.searched = Math.max(0, this.searched - at)
    if (this.text.length > LONGEST_FEATURE) {
      throw new Unreadable('has a feature of over 32 MB: a brace or a quote is missing', this.line)
    }
    return features
  }

  /** What follows the list, as far as it is there. */
  afterList(): string {
    return this.next === 'nothing' ? this.text : ''
  }

  lastLine(): number {
    return this.line + countLines(this.text)
  }

  /** Past spaces and line ends, counting these. */
  private toNext(from: number): number {
    let at = from
    while (at < this.text.length && SPACE.includes(this.text[at]!)) {
      if (this.text[at] === '\n') this.line++
      at++
    }
    return at
  }

  /** What may follow a character of the list itself. */
  private nextAfter(character: string): Next {
    if (character === ',' && this.next === 'comma') return 'feature'
    if (character === ']' && this.next !== 'feature') return 'nothing'
    if (character === ',' || character === ']') {
      throw new Unreadable('has an extra comma between or after its features', this.line)
    }
    throw new Unreadable('has something between its features that is not a feature', this.line)
  }

  /** The brace that closes the feature opened at `opening`; -1 when the text ends before it. */
  private closingBrace(opening: number): number {
    BRACE_OR_STRING.lastIndex = this.depth === 0 ? opening : this.searched
    for (
      let match = BRACE_OR_STRING.exec(this.text);
      match !== null;
      match = BRACE_OR_STRING.exec(this.text)
    ) {
      if (match[0] === '{') this.depth++
      else if (match[0] === '}' && --this.depth === 0) return match.index
      else if (match[0] === '"') {
        const end = endOfString(this.text, match.index)
        if (end === -1) {
          this.searched = match.index
          return -1
        }
        BRACE_OR_STRING.lastIndex = end + 1
      }
    }
    this.searched = this.text.length
    return -1
  }
}
