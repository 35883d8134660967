/** So many rows of a list stand in one line of its JSON: a slow phone reads them in some milliseconds. */
export const ROWS_IN_A_LINE = 500

/**
 * Reads the rows of a list in steps, a line at a time. JSON holds a line break only between values, never inside a text, and the
 * list breaks its lines between rows; one that does not is read in one step.
 */
export function* rowsInLines<Row>(json: string): Generator<void, Row[]> {
  if (!json.startsWith('[') || !json.endsWith(']')) throw new SyntaxError('a list must be a JSON array')
  const rows: Row[] = []
  for (const line of linesOf(json)) {
    for (const row of JSON.parse(line) as Row[]) rows.push(row)
    yield
  }
  return rows
}

/** Each line as an array of its own. */
function* linesOf(json: string): Generator<string> {
  const last = json.length - 1
  for (let from = 1; from <= last;) {
    const end = json.indexOf(',\n', from)
    const to = end === -1 ? last : end
    yield `[${json.slice(from, to)}]`
    from = to + 2
  }
}
