/**
 * Where the layout changes. A style sheet asks by the same name, `@media (--below-tablet)` for `belowTablet`, and scripts
 * ask `window.matchMedia(belowTablet)`. A custom property would not do: CSS does not read those in a question.
 */

/** Half of such a window is too narrow for a control. */
export const belowPhone = '(max-width: 359px)'
/** Two controls fit beside each other. */
export const fromLargePhone = '(min-width: 400px)'
/** A phone: one column, header and footer folded, panels from below. */
export const belowTablet = '(max-width: 639px)'
export const fromTablet = '(min-width: 640px)'
/** A card of figures becomes a stack of lines. */
export const belowLargeTablet = '(max-width: 799px)'
/** Charts and tables stand under each other, filters above the list. */
export const belowLaptop = '(max-width: 899px)'
export const fromLaptop = '(min-width: 900px)'
/** Room for a table of contents beside the text, and for filters beside the list of who wants them there. */
export const belowDesktop = '(max-width: 1099px)'
export const fromDesktop = '(min-width: 1100px)'
/** Room for filters beside a list of many columns, each row of it on one line. */
export const belowWideDesktop = '(max-width: 1399px)'
export const fromWideDesktop = '(min-width: 1400px)'

/** A phone on its side, or text four times as large. */
export const low = '(max-height: 479px)'
/** High enough for a bar that stays in view. */
export const high = '(min-height: 560px)'
/** Too low for a calendar with rows of their full height. */
export const lowForCalendar = '(max-height: 800px)'

/** Widths of the map itself (`@container map`): beside a panel it is narrower than the window. */
export const mapNarrow = '(max-width: 900px)'
export const mapSmall = '(max-width: 640px)'
export const mapPhone = '(max-width: 480px)'
export const mapSmallPhone = '(max-width: 340px)'
export const mapLeast = '(max-width: 319px)'

/** Widths of a list (`@container list`), in the em of that list: one with more columns has a larger one. */
export const listRoomy = '(min-width: 68em)'
export const listAsCards = '(max-width: 51em)'
export const listAsTable = '(min-width: 51.001em)'
export const listAsLines = '(max-width: 448px)'
