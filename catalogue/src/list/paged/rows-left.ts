import type { Criteria } from '../../grammar/parameter.ts'
import { toAddress } from '../address.ts'
import { allowedCriteria } from '../criteria.ts'
import { viewList, type ListIndex } from '../list.ts'

/** Which rows of a register criteria leave, for a map that has all of them in its layer. */
export type RowsLeft = {
  /** What was carried out of what was asked, as the address of the list says it. */
  readonly criteria: string
  /** How many rows follow each other, in the order of the register, that are not left and that are, in turn. */
  readonly runs: readonly number[]
}

type Asked = { readonly criteria: Criteria; readonly today: number }

export function rowsLeft(index: ListIndex, { criteria, today }: Asked): RowsLeft {
  const allowed = allowedCriteria(index, criteria, today)
  const isLeft = new Uint8Array(index.rows.length)
  for (const row of viewList(index, allowed).rows) isLeft[row] = 1
  return { criteria: toAddress(allowed, index.register), runs: runsOf(isLeft) }
}

function runsOf(isLeft: Uint8Array): number[] {
  const runs: number[] = []
  let [value, from] = [0, 0]
  isLeft.forEach((own, at) => {
    if (own === value) return
    runs.push(at - from)
    value = own
    from = at
  })
  return [...runs, isLeft.length - from]
}

/** Whether a row is among those that are left. */
export function leftIn({ runs }: Pick<RowsLeft, 'runs'>): (row: number) => boolean {
  const isLeft = new Uint8Array(runs.reduce((sum, run) => sum + run, 0))
  let from = 0
  runs.forEach((run, place) => {
    if (place % 2 === 1) isLeft.fill(1, from, from + run)
    from += run
  })
  return (row) => isLeft[row] === 1
}
