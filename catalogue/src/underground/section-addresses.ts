/** Where the cross-section of boreholes lies below the prefix. */
export const SECTION_PATH = '/section'

/** So many boreholes make a section. */
export const LEAST_WELLS = 2
export const MOST_WELLS = 10

/** So many places make a line, of which what lies within so many metres is shown. */
export const MOST_PLACES = 20
export const USUAL_WITHIN_M = 2000
