/** A text of at most so many UTF-16 units, marked where it was cut; never cut between the halves of a character. */
export function cutText(text: string, length: number): string {
  return text.length <= length ? text : `${firstUnits(text, length - 1)}…`
}

/** The first units of a text, one less where that would leave half a character. */
export const firstUnits = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length).replace(/[\ud800-\udbff]$/, '')

const HALF_CHARACTERS = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** A text that UTF-8 can write: a half of a character without its other half becomes the sign for what cannot be read. */
export const wellFormed = (text: string): string => text.replaceAll(HALF_CHARACTERS, '\ufffd')
