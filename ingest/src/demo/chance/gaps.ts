import type { Random } from './random.ts'

/** How often a column of a register is empty, beside what is empty for a reason. */
export type Gaps<Row> = Readonly<Partial<Record<keyof Row, number>>>

type Leaving<Row> = { readonly gaps: Gaps<Row>; readonly random: Random }

/** Empties columns of a row as real registers have gaps. */
export function withGaps<Row extends object>(row: Row, { gaps, random }: Leaving<Row>): Row {
  const result = { ...row }
  for (const key in gaps) {
    if (random.chance(gaps[key] ?? 0)) result[key] = null as Row[typeof key]
  }
  return result
}
