import type { Paint } from '../colours.ts'

/** A small drawing for an object that is a point, in a box from -8 to 8. Shape and colour say the same thing twice. */
export type Mark = {
  readonly paint: Paint
  /** A closed shape. */
  readonly body?: string
  /** Whether the body is filled with the colour, or only outlined. */
  readonly solid?: boolean
  /** Lines outside or across the body. */
  readonly rays?: string
  /** A spot in the middle: in the colour when the body is hollow, and the other way round. */
  readonly spot?: boolean
  /** A line over all the rest, with a gap around it, so that it is seen on a full body too. */
  readonly bar?: string
}

/** Half the side of the box a mark is drawn in. */
export const MARK_REACH = 9

export const SPOT = 'M1.6 0A1.6 1.6 0 1 1-1.6 0A1.6 1.6 0 1 1 1.6 0Z'

/** How wide the lines of a mark are, in the steps of its box. */
export const MARK_LINE = 1.5

/** How wide the gap is in which a bar lies. */
export const BAR_GAP = 3.5
