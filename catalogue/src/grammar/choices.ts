import { offeredWhole, type CodeListName } from '../codes/index.ts'
import { byDescription, NO_VALUE, type Option } from './option.ts'

/**
 * The options of a choice filter and, per row, which of them it carries: row r carries
 * `members[starts[r]]` up to, not including, `members[starts[r + 1]]`.
 */
export type Choices = {
  readonly options: readonly Option[]
  readonly starts: Uint32Array
  readonly members: Uint32Array
}

type ChoiceSource = {
  readonly rowCount: number
  /** The distinct values of a row; none means it lacks one. */
  readonly valuesOf: (row: number) => readonly string[]
  readonly describe: (code: string) => string
  readonly codes?: CodeListName | undefined
  readonly noValue: string
  readonly language: string
}

/** Options from the enumeration united with the data, merged without regard to case, sorted by description (D8). */
export function choicesOf(source: ChoiceSource): Choices {
  const codes: string[] = []
  const indexOf = new Map<string, number>()
  const indexFor = (value: string): number => {
    const known = indexOf.get(value)
    if (known !== undefined) return known
    const merged = indexOf.get(value.toLowerCase())
    const index = merged ?? codes.push(value) - 1
    indexOf.set(value, index)
    indexOf.set(value.toLowerCase(), index)
    return index
  }
  for (const code of (source.codes && offeredWhole[source.codes]) ?? []) indexFor(code)

  const starts = new Uint32Array(source.rowCount + 1)
  const members: number[] = []
  for (let row = 0; row < source.rowCount; row++) {
    const values = source.valuesOf(row)
    const first = members.length
    if (values.length === 0) members.push(indexFor(NO_VALUE))
    for (const value of values) {
      const index = indexFor(value)
      if (!members.includes(index, first)) members.push(index)
    }
    starts[row + 1] = members.length
  }
  return sorted({ codes, starts, members, source })
}

type Unsorted = {
  readonly codes: readonly string[]
  readonly starts: Uint32Array
  readonly members: readonly number[]
  readonly source: ChoiceSource
}

/** Puts the options in the order of the dropdown, rows without a value last, and renumbers the members. */
function sorted({ codes, starts, members, source }: Unsorted): Choices {
  const compare = byDescription(source.language)
  const entries = codes
    .map((code, index) => ({
      code,
      description: code === NO_VALUE ? source.noValue : source.describe(code),
      index,
    }))
    .sort((a, b) => Number(a.code === NO_VALUE) - Number(b.code === NO_VALUE) || compare(a, b))
  const position = new Uint32Array(codes.length)
  entries.forEach((entry, place) => (position[entry.index] = place))
  return {
    options: entries.map(({ code, description }) => ({ code, description })),
    starts,
    members: Uint32Array.from(members, (index) => position[index]!),
  }
}

/** The place of an asked code among the options, without regard to case; null when it is not offered. */
export function optionAt(options: readonly Option[], code: string): number | null {
  const wanted = code.toLowerCase()
  const place = options.findIndex((option) => option.code.toLowerCase() === wanted)
  return place === -1 ? null : place
}

/** A test for the rows that carry one of the options. */
export function carriesOneOf(
  { options, starts, members }: Choices,
  wanted: readonly number[],
): (row: number) => boolean {
  const isWanted = new Uint8Array(options.length)
  for (const option of wanted) isWanted[option] = 1
  return (row) => {
    const end = starts[row + 1]!
    for (let at = starts[row]!; at < end; at++) if (isWanted[members[at]!] === 1) return true
    return false
  }
}

/** How many of the rows carry each option. */
export function countOptions({ options, starts, members }: Choices, rows: Uint32Array): Uint32Array {
  const counts = new Uint32Array(options.length)
  for (const row of rows) {
    const end = starts[row + 1]!
    for (let at = starts[row]!; at < end; at++) counts[members[at]!]!++
  }
  return counts
}
