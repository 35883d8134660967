import type { StyleClass } from '@datacentre/catalogue/colours'

/** One way into the data centre, from its home. */
export type Tile = {
  readonly style: StyleClass
  readonly to: string
  readonly name: string
  /** What its link is called where the name alone would also be that of another tile; it holds the name. */
  readonly label?: string
  /** One sentence on what is behind it. */
  readonly sentence: string
  /** How much is behind it, in words; null where that is not known. */
  readonly amount: string | null
  /** Why there is nothing behind it, in a word. */
  readonly unavailable?: string
}
