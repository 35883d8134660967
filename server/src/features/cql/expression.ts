import type { Literal } from '../../collections/properties.ts'
import type { Shape } from '../../collections/shape.ts'

export type Comparison = '=' | '<>' | '<' | '<=' | '>' | '>='

/** What a filter in CQL2 says, its properties still by their names. */
export type Expression =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Expression[] }
  | { readonly kind: 'not'; readonly part: Expression }
  | {
      readonly kind: 'compare'
      readonly property: string
      readonly comparison: Comparison
      readonly value: Literal
      /** Whether capitals and small letters are the same. */
      readonly isCaseless: boolean
    }
  | {
      readonly kind: 'like'
      readonly property: string
      readonly pattern: string
      readonly isCaseless: boolean
    }
  | {
      readonly kind: 'in'
      readonly property: string
      readonly values: readonly Literal[]
      readonly isCaseless: boolean
    }
  | { readonly kind: 'between'; readonly property: string; readonly from: Literal; readonly to: Literal }
  | { readonly kind: 'isNull'; readonly property: string }
  | { readonly kind: 'intersects'; readonly property: string; readonly shape: Shape }
  | { readonly kind: 'constant'; readonly value: boolean }

/** What keeps a filter from being read, and where. */
export class FilterRefused extends Error {
  override readonly name = 'FilterRefused'
}
