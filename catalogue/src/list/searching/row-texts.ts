/** Between the texts of two rows. */
const BETWEEN_ROWS = '\n'

/** The texts of all rows as one: to look through one long text is several times quicker than through 100,000 short ones. */
export type RowTexts = {
  readonly text: string
  /** Where the text of each row starts, and where that of a row after the last would. */
  readonly starts: Uint32Array
}

export function rowTexts(texts: readonly string[]): RowTexts {
  const starts = new Uint32Array(texts.length + 1)
  for (let row = 0; row < texts.length; row++)
    starts[row + 1] = starts[row]! + texts[row]!.length + BETWEEN_ROWS.length
  return { text: texts.join(BETWEEN_ROWS), starts }
}

/** Marks with a 1 every row in whose text the asked one occurs. */
export function markRowsWith({ text, starts }: RowTexts, asked: string, marks: Uint8Array): void {
  let row = 0
  let at = text.indexOf(asked)
  while (at !== -1) {
    while (starts[row + 1]! <= at) row++
    const next = starts[row + 1]!
    const isWithinRow = at + asked.length <= next - BETWEEN_ROWS.length
    if (isWithinRow) marks[row] = 1
    // What was found in a row is not looked for there again.
    at = text.indexOf(asked, isWithinRow ? next : at + 1)
  }
}
