import { escapeHtml } from './escape-html.ts'

/** A text in a drawing; `more` are its other attributes. */
export const svgText = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}"${more}>${escapeHtml(words)}</text>`

/** Words on lines of at most so many characters; a longer word, as an address may be, is broken. */
export function wrapped(words: string, characters: number): readonly string[] {
  const lines: string[] = []
  const pieces = words.split(' ').flatMap((one) => one.match(new RegExp(`.{1,${characters}}`, 'gu')) ?? [])
  for (const piece of pieces) {
    const line = lines.at(-1)
    if (line === undefined || line.length + 1 + piece.length > characters) lines.push(piece)
    else lines[lines.length - 1] = `${line} ${piece}`
  }
  return lines
}
