import type { FigureForm } from '@datacentre/catalogue/wire/files'

/** What a visitor looks at, as the address of a file asks for it. */
export type View = {
  /** The table that the rows are of. */
  readonly table: string
  readonly hasPlaces: boolean
  /** How many rows there are. */
  readonly count: number
  /** The address of the page that is cited, where it is not the one that is open. */
  readonly page?: string
  /** What narrows and orders the rows, as the address of the screen has it. */
  readonly query: string
  /** The rows that the visitor selected, their keys when they are asked for: null where only the server has them. Absent where
   *  rows cannot be selected. */
  readonly selected?: { readonly count: number; readonly keys: () => readonly string[] | null }
  /** How the rows can be arranged; absent where there is one way only. */
  readonly forms?: readonly FigureForm[]
}
