/**
 * How many letters must be added, left out, replaced or swapped with their neighbour to make one text of the other.
 * Infinity where their lengths alone differ by more than is asked for: a text of thousands of letters is then not compared.
 */
export function editDistance(one: string, other: string, atMost: number): number {
  if (Math.abs(one.length - other.length) > atMost) return Infinity
  const width = other.length + 1
  const table = Array.from({ length: (one.length + 1) * width }, (_, at) =>
    at < width ? at : at % width === 0 ? at / width : 0,
  )
  const at = (row: number, column: number): number => table[row * width + column] ?? Infinity
  for (let row = 1; row <= one.length; row++) {
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1]
      const swapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      table[row * width + column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (same ? 0 : 1),
        swapped ? at(row - 2, column - 2) + 1 : Infinity,
      )
    }
  }
  return at(one.length, other.length)
}
