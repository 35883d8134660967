/** A header of an export by keys: the query of the list's address, which the second sheet tells in words (D23). */
export const NARROWED_BY = 'narrowed-by'
