import type { CodeListName } from '../codes/index.ts'
import type { CodeParameter, DayParameter, YearParameter } from './parameter.ts'

/** How a register can be narrowed; each kind is one rule of `filterKinds` and one control of the portal. */
export type Filter<Key extends string = string> =
  /** One value of a column, compared without regard to case. */
  | {
      readonly kind: 'oneOf'
      readonly parameter: CodeParameter
      readonly column: Key
      /** The column that says in words what the value means, where no code list does. */
      readonly describedBy?: Key
    }
  /** One of the values of a column that holds several. */
  | {
      readonly kind: 'partOf'
      readonly parameter: CodeParameter
      readonly column: Key
      readonly narrowedBy?: CodeParameter
    }
  /** A stratigraphic group: some unit of the row belongs to it. Choosing one clears and narrows another filter. */
  | {
      readonly kind: 'groupOf'
      readonly parameter: CodeParameter
      readonly column: Key
      readonly narrows: CodeParameter
    }
  /** A code that stands for a flag column being 1. */
  | {
      readonly kind: 'flagged'
      readonly parameter: CodeParameter
      readonly codes: CodeListName
      readonly flags: Readonly<Record<string, Key>>
    }
  /** The row's own period touches the asked one. */
  | {
      readonly kind: 'period'
      readonly start: DayParameter
      readonly end: DayParameter
      readonly from: Key
      readonly to: Key
    }
  /** One date of the row lies within the asked period. */
  | { readonly kind: 'dated'; readonly start: DayParameter; readonly end: DayParameter; readonly column: Key }
  /** The year in a survey name lies within the asked years. */
  | {
      readonly kind: 'yearIn'
      readonly start: YearParameter
      readonly end: YearParameter
      readonly column: Key
    }

export type FilterKind = Filter['kind']
export type ChoiceFilter = Extract<Filter, { parameter: CodeParameter }>
export type RangeFilter = Extract<Filter, { start: DayParameter | YearParameter }>
