/** Where the pages of places lie below the prefix, and the parameter by which one is looked for. */
export const PLACE_PATH = '/place'
export const PLACE_PARAMETER = 'q'
