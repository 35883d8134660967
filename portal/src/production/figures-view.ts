import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import type { FigureCriteria, YearlyCriteria } from '@datacentre/catalogue/production/selecting/selectors'
import { toAddress } from '@datacentre/catalogue/list/address'
import type { View } from '@datacentre/client/take-home/view'

/** The figures as the address of a file asks for them: every page of them, and as the chart draws them too. */
export function viewOf(
  screen: ProductionScreen,
  shown: FigureCriteria | YearlyCriteria,
  count: number,
): View {
  const { page: _page, pageSize: _size, ...asked } = shown
  return {
    table: screen.table?.id ?? screen.id,
    hasPlaces: false,
    count,
    query: toAddress(asked),
    forms: ['wide', 'long', 'series'],
  }
}
