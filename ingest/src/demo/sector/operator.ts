/** What an operator drills for, and where. */
export type Sector = 'land' | 'sea' | 'salt' | 'coal' | 'heat' | 'state'

/** An invented company. One that ended was taken over: its successor is the owner of its wells now. */
export type Operator = {
  readonly code: string
  readonly name: string
  readonly sectors: readonly Sector[]
  /** How much of its sectors is its own. */
  readonly share: number
  readonly from: number
  readonly until?: number
  readonly successor?: string
  /** The name it bore up to and with a year. */
  readonly formerly?: { readonly name: string; readonly until: number }
}
