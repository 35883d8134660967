/** The first and the last of the years in which something held, both included. */
export type YearSpan = readonly [first: number, last: number]
