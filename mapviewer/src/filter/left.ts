import type { Layer } from '@datacentre/catalogue/geography/layer-code'
import type { Criteria } from '@datacentre/catalogue/grammar/parameter'
import { allowedCriteria } from '@datacentre/catalogue/list/criteria'
import { viewList, type ListIndex } from '@datacentre/catalogue/list/list'
import { leftIn, type RowsLeft } from '@datacentre/catalogue/list/paged/rows-left'
import { rowKey, type RowKey } from '@datacentre/catalogue/list/selection'
import { todayInAmsterdam } from '@datacentre/catalogue/time/days'

let day: number | undefined

/** The same for as long as the page is open; found when it is first asked, for that takes a slow phone a tenth of a second. */
export const today = (): number => (day ??= todayInAmsterdam(new Date()))

/** Which rows are drawn. */
export type Shows = (row: number) => boolean

/** Which rows of a layer its filters leave. */
export type Left = (layer: Layer) => Shows

const withKeys = (keys: ReadonlySet<RowKey>): Left => {
  return (layer) => (row) => {
    const key = layer.keys[row]
    return key !== undefined && keys.has(key)
  }
}

/** What is left of the whole list. It is joined with the layer by key: a list may have another order. */
export function leftOfList(index: ListIndex, criteria: Criteria): Left {
  const { register, rows } = index
  const passed = viewList(index, allowedCriteria(index, criteria, today())).rows
  return withKeys(new Set(Array.from(passed, (row) => rowKey(register, rows[row]!))))
}

/** What the server says is left, by the rows of the layer of the register; what belongs to its objects has their keys. */
export function leftOfAnswer(answer: RowsLeft, ofRegister: Layer): Left {
  const shows = leftIn(answer)
  return (layer) =>
    layer === ofRegister ? shows : withKeys(new Set(ofRegister.keys.filter((_key, row) => shows(row))))(layer)
}
