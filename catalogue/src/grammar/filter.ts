import type { CodeListName } from '../codes/index.ts'
import type { CodesParameter, DayParameter, YearParameter } from './parameter.ts'

/** How a register can be narrowed; each kind is one rule of `filterKinds` and one control of the portal. */
export type Filter<Key extends string = string> = FilterBody<Key> & {
  /** Whether it stands under 'more filters': what most visitors do not ask. */
  readonly isExtra?: true
}

type FilterBody<Key extends string> =
  /** A value of a column, or one of several, compared without regard to case. */
  | {
      readonly kind: 'oneOf'
      readonly parameter: CodesParameter
      readonly column: Key
      /** The column that says in words what the value means, where no code list does. */
      readonly describedBy?: Key
    }
  /** One of the values of a column that holds several. */
  | {
      readonly kind: 'partOf'
      readonly parameter: CodesParameter
      readonly column: Key
      readonly narrowedBy?: CodesParameter
    }
  /** A stratigraphic group: some unit of the row belongs to it. Choosing one clears and narrows another filter. */
  | {
      readonly kind: 'groupOf'
      readonly parameter: CodesParameter
      readonly column: Key
      readonly narrows: CodesParameter
    }
  /** A code that stands for a flag column being 1. */
  | {
      readonly kind: 'flagged'
      readonly parameter: CodesParameter
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
  | {
      readonly kind: 'dated'
      readonly start: DayParameter
      readonly end: DayParameter
      readonly column: Key
      /** Whether days to come can be asked for. */
      readonly isAhead?: true
    }
  /** The year in a survey name lies within the asked years. */
  | {
      readonly kind: 'yearIn'
      readonly start: YearParameter
      readonly end: YearParameter
      readonly column: Key
    }

export type FilterKind = Filter['kind']
export type ChoiceFilter = Extract<Filter, { parameter: CodesParameter }>
export type RangeFilter = Extract<Filter, { start: DayParameter | YearParameter }>
