/** So many rows of a list stand in one line of its JSON: a slow phone reads them in some milliseconds. */
export const ROWS_IN_A_LINE = 500

/** JSON holds a line break only between values, never inside a text, and the list breaks its lines between rows. */
const BETWEEN_LINES = ',\n'

type RowsReading<Row> = {
  /** Takes the next piece of the text, in steps: a line at a time. */
  readonly take: (piece: string) => Generator<void, void>
  /** The rows, when all of the text was taken. */
  readonly end: () => readonly Row[]
}

/** Reads the rows of a list while its JSON comes in pieces. A list that does not break its lines is read in one step, at its end;
 * one that breaks them elsewhere is none of ours, and refused. */
export function readRows<Row>(): RowsReading<Row> {
  const rows: Row[] = []
  /** What was not read yet; begins before a row. */
  let rest = ''
  let hasBegun = false
  const read = (line: string): void => {
    for (const row of JSON.parse(`[${line}]`) as Row[]) rows.push(row)
  }
  return {
    *take(piece) {
      // The two signs between lines may come in two pieces.
      let searched = Math.max(0, rest.length - 1)
      rest += piece
      if (!hasBegun && rest.startsWith('[')) {
        hasBegun = true
        rest = rest.slice(1)
        searched = 0
      }
      if (!hasBegun) return
      for (;;) {
        const end = rest.indexOf(BETWEEN_LINES, searched)
        if (end === -1) return
        const line = rest.slice(0, end)
        rest = rest.slice(end + BETWEEN_LINES.length)
        searched = 0
        read(line)
        yield
      }
    },
    end() {
      if (!hasBegun || !rest.endsWith(']')) throw new SyntaxError('a list must be a JSON array')
      read(rest.slice(0, -1))
      return rows
    },
  }
}
