/** A text in a table of Markdown, where a bar would end the cell. */
export const cell = (text: string): string => text.replaceAll('|', String.raw`\|`)
