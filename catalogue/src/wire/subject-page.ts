import { mapLayers } from '../geography/map-layers.ts'
import type { Subject } from '../production/figure.ts'
import type { ProductionScreen } from '../production/screen.ts'
import { pageAt, type MapPage } from './map-addresses.ts'

/**
 * The page in the map viewer of what figures are about: a field, a borehole or a facility; null where no figures are published.
 * Figures name a field by its key, which its page is found by too.
 */
export function subjectPage(screen: ProductionScreen, { key }: Subject, page: MapPage): string | null {
  const about = screen.table?.references?.[0]?.table
  const layer = mapLayers.find(({ table }) => table.id === about)
  return layer === undefined ? null : pageAt(layer.page(key), page)
}
