/** A list of what is in view, or under the pointer, is no longer than a visitor can read. */
export const MOST_IN_VIEW = 50
