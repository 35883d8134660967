import type { Literal } from '../../collections/properties.ts'
import { FilterRefused } from './expression.ts'
import { sayPlace, tokensOf, type Token } from './tokens.ts'

/** Goes through the tokens of a filter one by one. */
export class TokenReader {
  private readonly filter: string
  private readonly tokens: readonly Token[]
  private place = 0

  constructor(filter: string) {
    this.filter = filter
    this.tokens = tokensOf(filter)
  }

  isAtEnd(): boolean {
    return this.next.kind === 'end'
  }

  /** Goes past a word, in any case, when it is next. */
  takeWord(word: string): boolean {
    const { next } = this
    return this.takeIf(next.kind === 'word' && next.text.toLowerCase() === word)
  }

  takeSign(sign: string): boolean {
    const { next } = this
    return this.takeIf(next.kind === 'sign' && next.text === sign)
  }

  expectSign(sign: string): void {
    if (!this.takeSign(sign)) throw this.refusal(sign)
  }

  isComparison(signs: readonly string[]): boolean {
    const { next } = this
    return next.kind === 'sign' && signs.includes(next.text)
  }

  takeOneOf(signs: readonly string[]): string | null {
    const { next } = this
    if (next.kind !== 'sign' || !signs.includes(next.text)) return null
    this.place++
    return next.text
  }

  /** A number, a text in quotes, true, false, or a DATE or TIMESTAMP; null when something else is next. */
  takeLiteral(): Literal | null {
    const { next } = this
    if (next.kind === 'number' || next.kind === 'text') {
      this.place++
      return next.kind === 'number' ? next.value : next.text
    }
    if (this.takeWord('true')) return true
    if (this.takeWord('false')) return false
    const after = this.tokens[this.place + 1]
    if (after?.kind !== 'sign' || after.text !== '(') return null
    if (!this.takeWord('date') && !this.takeWord('timestamp')) return null
    this.expectSign('(')
    const moment = this.next
    if (moment.kind !== 'text') throw this.refusal("a date in quotes, such as '2020-01-31'")
    this.place++
    this.expectSign(')')
    return moment.text
  }

  expectNumber(): number {
    const { next } = this
    if (next.kind !== 'number') throw this.refusal('a number')
    this.place++
    return next.value
  }

  propertyName(): string {
    const { next } = this
    if (next.kind !== 'word' && next.kind !== 'name') throw this.refusal('the name of a property')
    this.place++
    return next.text
  }

  refusal(expected: string): FilterRefused {
    return new FilterRefused(`must have ${expected} at ${sayPlace(this.filter, this.next.at)}`)
  }

  private get next(): Token {
    return this.tokens[this.place]!
  }

  private takeIf(isNext: boolean): boolean {
    if (isNext) this.place++
    return isNext
  }
}
