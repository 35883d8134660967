import type { Literal } from '../../collections/properties.ts'
import { FilterRefused, type Comparison, type Expression } from './expression.ts'
import { readShape } from './filter-shape.ts'
import { TokenReader } from './token-reader.ts'

/** A filter nested deeper, or of more conditions, was made to keep us busy. */
const DEEPEST = 20
const MOST_CONDITIONS = 200
const MOST_SHAPES = 10

const COMPARISONS: readonly string[] = ['=', '<>', '<', '<=', '>', '>='] satisfies Comparison[]

/** The same comparison with its sides changed. */
const TURNED: Readonly<Record<Comparison, Comparison>> = {
  '=': '=',
  '<>': '<>',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
}

/** Reads a filter in CQL2 text: comparisons, LIKE, IN, BETWEEN, IS NULL, S_INTERSECTS, with AND, OR, NOT and brackets. */
export function parseFilter(filter: string): Expression {
  return new FilterParser(new TokenReader(filter)).whole()
}

type Operand =
  | { readonly property: string; readonly isCaseless: boolean }
  | { readonly value: Literal; readonly isCaseless: boolean }

class FilterParser {
  private conditions = 0
  private shapes = 0
  private readonly tokens: TokenReader

  constructor(tokens: TokenReader) {
    this.tokens = tokens
  }

  whole(): Expression {
    const expression = this.either(0)
    if (!this.tokens.isAtEnd()) throw this.tokens.refusal('AND, OR or the end of the filter')
    return expression
  }

  private either(depth: number): Expression {
    if (depth > DEEPEST) throw new FilterRefused(`must not be nested deeper than ${DEEPEST} brackets`)
    return this.joined('or', () => this.joined('and', () => this.negated(depth)))
  }

  private joined(kind: 'and' | 'or', next: () => Expression): Expression {
    const parts = [next()]
    while (this.tokens.takeWord(kind)) parts.push(next())
    return parts.length === 1 ? parts[0]! : { kind, parts }
  }

  private negated(depth: number): Expression {
    if (depth > DEEPEST) throw new FilterRefused(`must not be nested deeper than ${DEEPEST} brackets`)
    if (this.tokens.takeWord('not')) return { kind: 'not', part: this.negated(depth + 1) }
    if (!this.tokens.takeSign('(')) return this.condition()
    const inside = this.either(depth + 1)
    this.tokens.expectSign(')')
    return inside
  }

  private condition(): Expression {
    if (++this.conditions > MOST_CONDITIONS)
      throw new FilterRefused(`must not have more than ${MOST_CONDITIONS} conditions`)
    if (this.tokens.takeWord('s_intersects')) return this.intersects()
    const left = this.operand()
    if ('value' in left && typeof left.value === 'boolean' && !this.tokens.isComparison(COMPARISONS))
      return { kind: 'constant', value: left.value }
    return 'property' in left ? this.ofProperty(left) : this.turned(left.value, left.isCaseless)
  }

  private intersects(): Expression {
    if (++this.shapes > MOST_SHAPES) throw new FilterRefused(`must not have more than ${MOST_SHAPES} shapes`)
    this.tokens.expectSign('(')
    const property = this.tokens.propertyName()
    this.tokens.expectSign(',')
    const shape = readShape(this.tokens)
    this.tokens.expectSign(')')
    return { kind: 'intersects', property, shape }
  }

  private ofProperty({ property, isCaseless }: Operand & { readonly property: string }): Expression {
    if (this.tokens.takeWord('is')) {
      const isNot = this.tokens.takeWord('not')
      if (!this.tokens.takeWord('null')) throw this.tokens.refusal('NULL')
      return notIf(isNot, { kind: 'isNull', property })
    }
    const isNot = this.tokens.takeWord('not')
    if (this.tokens.takeWord('like')) {
      const { value, isCaseless: either } = this.literalOperand()
      if (typeof value !== 'string') throw new FilterRefused(`LIKE after ${property} must have a text`)
      return notIf(isNot, { kind: 'like', property, pattern: value, isCaseless: isCaseless || either })
    }
    if (this.tokens.takeWord('between')) {
      const from = this.literalOperand().value
      if (!this.tokens.takeWord('and')) throw this.tokens.refusal('AND between the two bounds')
      return notIf(isNot, { kind: 'between', property, from, to: this.literalOperand().value })
    }
    if (this.tokens.takeWord('in')) return notIf(isNot, this.oneOf(property, isCaseless))
    if (isNot) throw this.tokens.refusal('LIKE, BETWEEN or IN after NOT')
    const comparison = this.tokens.takeOneOf(COMPARISONS) as Comparison | null
    if (comparison === null)
      throw this.tokens.refusal(`one of ${COMPARISONS.join(' ')} LIKE, BETWEEN, IN, IS`)
    const right = this.literalOperand()
    return {
      kind: 'compare',
      property,
      comparison,
      value: right.value,
      isCaseless: isCaseless || right.isCaseless,
    }
  }

  private oneOf(property: string, isCaseless: boolean): Expression {
    this.tokens.expectSign('(')
    const first = this.literalOperand()
    const values = [first.value]
    let either = isCaseless || first.isCaseless
    while (this.tokens.takeSign(',')) {
      const next = this.literalOperand()
      values.push(next.value)
      either ||= next.isCaseless
    }
    this.tokens.expectSign(')')
    return { kind: 'in', property, values, isCaseless: either }
  }

  /** A literal on the left, the property on the right. */
  private turned(value: Literal, isCaseless: boolean): Expression {
    const comparison = this.tokens.takeOneOf(COMPARISONS) as Comparison | null
    if (comparison === null) throw this.tokens.refusal(`one of ${COMPARISONS.join(' ')} after a value`)
    const right = this.operand()
    if (!('property' in right)) throw new FilterRefused('must compare a property, not two values')
    const either = isCaseless || right.isCaseless
    return {
      kind: 'compare',
      property: right.property,
      comparison: TURNED[comparison],
      value,
      isCaseless: either,
    }
  }

  private operand(depth = 0): Operand {
    if (depth > DEEPEST) throw new FilterRefused(`must not be nested deeper than ${DEEPEST} brackets`)
    if (this.tokens.takeWord('casei')) {
      this.tokens.expectSign('(')
      const inside = this.operand(depth + 1)
      this.tokens.expectSign(')')
      return { ...inside, isCaseless: true }
    }
    const value = this.tokens.takeLiteral()
    return value === null
      ? { property: this.tokens.propertyName(), isCaseless: false }
      : { value, isCaseless: false }
  }

  private literalOperand(): { readonly value: Literal; readonly isCaseless: boolean } {
    const operand = this.operand()
    if ('property' in operand)
      throw new FilterRefused(
        `must compare with a value, and ${operand.property} is a property: put texts in '…'`,
      )
    return operand
  }
}

const notIf = (isNot: boolean, part: Expression): Expression => (isNot ? { kind: 'not', part } : part)
