/** Longer than any name or list of blocks in a register, and short enough for a cell of a spreadsheet. */
export const LONGEST_TEXT = 4_000

/** Control characters but tabs and line ends, and halves of a character: no screen shows them, and some stores refuse them. */
const NOT_TEXT = /[\p{Cs}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/u

/** What is wrong with a text that people are to read; null when nothing is. */
export function textFault(text: string): string | null {
  if (text.length > LONGEST_TEXT) return `must be at most ${LONGEST_TEXT} characters long`
  return NOT_TEXT.test(text) ? 'must hold no control characters and no half characters' : null
}

/** What is wrong with an address that a page links to; null when nothing is. A browser would run `javascript:`. */
export const addressFault = (text: string): string | null =>
  /^https?:\/\/[^/]/i.test(text) && URL.canParse(text)
    ? null
    : 'must be an address that begins with http:// or https://'
