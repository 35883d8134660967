import type { AnyRow, Column } from '@datacentre/catalogue/grammar/column'
import { fold } from '@datacentre/catalogue/list/searching/search'
import { propertyKind, type Literal } from '../../collections/properties.ts'
import type { Shape } from '../../collections/shape.ts'
import { FilterRefused, type Comparison, type Expression } from './expression.ts'

/** True, false, or null where a value that is compared is not known: NOT leaves that as it is. */
type Truth = boolean | null

/** Whether the geometry of a row has a place in common with a shape; null where its geometry is not known. */
export type OnShape = (row: AnyRow, place: number, shape: Shape) => Truth

export type Predicate = (row: AnyRow, place: number) => Truth

type Compiling = {
  /** What can be asked, by its name. */
  readonly columns: ReadonlyMap<string, Column>
  /** The name of the geometry; null for a collection without. */
  readonly geometry: string | null
  readonly onShape: OnShape
}

/** What a filter asks of each row, its properties and values checked. */
export function predicateOf(expression: Expression, compiling: Compiling): Predicate {
  switch (expression.kind) {
    case 'constant':
      return () => expression.value
    case 'not': {
      const part = predicateOf(expression.part, compiling)
      return (row, place) => {
        const truth = part(row, place)
        return truth === null ? null : !truth
      }
    }
    case 'and':
    case 'or':
      return joined(
        expression.kind === 'or',
        expression.parts.map((part) => predicateOf(part, compiling)),
      )
    case 'intersects':
      if (compiling.geometry === null)
        throw new FilterRefused('cannot use S_INTERSECTS: this collection has no geometry')
      if (expression.property !== compiling.geometry)
        throw new FilterRefused(
          `must have ${compiling.geometry} in S_INTERSECTS, not ${expression.property.slice(0, 40)}`,
        )
      return (row, place) => compiling.onShape(row, place, expression.shape)
    default:
      return ofColumn(expression, columnNamed(expression.property, compiling))
  }
}

/** An or ends at the first that is true, an and at the first that is not. */
const joined =
  (ends: boolean, parts: readonly Predicate[]): Predicate =>
  (row, place) => {
    let truth: Truth = !ends
    for (const part of parts) {
      const found = part(row, place)
      if (found === ends) return ends
      if (found === null) truth = null
    }
    return truth
  }

function columnNamed(name: string, { columns }: Compiling): Column {
  const column = columns.get(name)
  if (column !== undefined) return column
  throw new FilterRefused(`names ${JSON.stringify(name.slice(0, 40))}, which is no property; see queryables`)
}

type OfColumn = Extract<Expression, { readonly kind: 'compare' | 'like' | 'in' | 'between' | 'isNull' }>

/** A column that holds several values passes when one of them does. */
function ofColumn(expression: OfColumn, column: Column): Predicate {
  const { compared } = propertyKind(column)
  const valuesOf = (row: AnyRow) => compared(row[column.key] ?? null)
  if (expression.kind === 'isNull') return (row) => valuesOf(row).length === 0
  const passes = testOf(expression, column)
  return (row) => {
    const values = valuesOf(row)
    return values.length === 0 ? null : values.some(passes)
  }
}

function testOf(
  expression: Exclude<OfColumn, { readonly kind: 'isNull' }>,
  column: Column,
): (value: Literal) => boolean {
  const literal = (given: Literal): Literal => readLiteral(column, given)
  switch (expression.kind) {
    case 'compare': {
      const holds = comparisons[expression.comparison]
      if (!expression.isCaseless) {
        const wanted = literal(expression.value)
        return (value) => holds(value, wanted)
      }
      const wanted = fold(String(literal(expression.value)))
      return (value) => holds(fold(String(value)), wanted)
    }
    case 'in': {
      const written = expression.values.map(literal)
      if (!expression.isCaseless) {
        const wanted = new Set(written)
        return (value) => wanted.has(value)
      }
      const wanted = new Set(written.map((one) => fold(String(one))))
      return (value) => wanted.has(fold(String(value)))
    }
    case 'between': {
      const [from, to] = [literal(expression.from), literal(expression.to)]
      return (value) => value >= from && value <= to
    }
    case 'like': {
      if (typeof literal('a') !== 'string' || !isText(column))
        throw new FilterRefused(`cannot use LIKE with ${column.key}, which holds no text`)
      const pattern = expression.isCaseless ? fold(expression.pattern) : expression.pattern
      const fits = likeTest(pattern)
      return expression.isCaseless
        ? (value) => fits(fold(String(value)))
        : (value) => typeof value === 'string' && fits(value)
    }
  }
}

const isText = ({ kind }: Column): boolean => ['text', 'code', 'codeList', 'list', 'names'].includes(kind)

function readLiteral(column: Column, given: Literal): Literal {
  const { read, rule } = propertyKind(column)
  const value = read(given)
  if (value === undefined)
    throw new FilterRefused(
      `must compare ${column.key} with ${rule}, not ${JSON.stringify(given).slice(0, 60)}`,
    )
  return value
}

const comparisons: Readonly<Record<Comparison, (value: Literal, wanted: Literal) => boolean>> = {
  '=': (value, wanted) => value === wanted,
  '<>': (value, wanted) => value !== wanted,
  '<': (value, wanted) => value < wanted,
  '<=': (value, wanted) => value <= wanted,
  '>': (value, wanted) => value > wanted,
  '>=': (value, wanted) => value >= wanted,
}

/**
 * Whether a text is as a pattern, in which % stands for any signs, _ for one, and \ makes the next sign mean itself. Goes back
 * to the last % only, so that no pattern takes longer than its length times that of the text.
 */
function likeTest(pattern: string): (text: string) => boolean {
  const signs: { readonly any?: true; readonly one?: true; readonly sign?: string }[] = []
  for (let at = 0; at < pattern.length; at++) {
    const sign = pattern[at]!
    if (sign === '\\' && at + 1 < pattern.length) signs.push({ sign: pattern[++at]! })
    else signs.push(sign === '%' ? { any: true } : sign === '_' ? { one: true } : { sign })
  }
  return (text) => {
    let [at, place, lastAny, resumeAt] = [0, 0, -1, 0]
    while (at < text.length) {
      const wanted = signs[place]
      if (wanted?.any) {
        lastAny = place++
        resumeAt = at
      } else if (wanted !== undefined && (wanted.one || wanted.sign === text[at])) {
        at++
        place++
      } else if (lastAny !== -1) {
        place = lastAny + 1
        at = ++resumeAt
      } else return false
    }
    while (signs[place]?.any) place++
    return place === signs.length
  }
}
