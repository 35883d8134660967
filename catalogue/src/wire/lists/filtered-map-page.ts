import type { Criteria } from '../../grammar/parameter.ts'
import type { Register } from '../../grammar/register.ts'
import { toAddress } from '../../list/address.ts'
import { layersPage, type MapPage } from '../map-addresses.ts'

/** What a list's filters leave, on the map: the layer is filtered as the list is, so it may be any number of rows. */
export function filteredPage(register: Register, criteria: Criteria, page: MapPage): string {
  const { order: _order, page: _page, pageSize: _size, columns: _columns, ...narrowing } = criteria
  return `${layersPage([register.onMap.wireName], page)}&${toAddress(narrowing)}`
}
