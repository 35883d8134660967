import { writeNumber } from '@datacentre/catalogue/numbers/written-number'
import type { MapLayer } from '@datacentre/catalogue/geography/map-layers'
import { useInstallation } from '@datacentre/client/installation/installation'
import { useSpoken } from '@datacentre/ui/speech'
import { useDrawnCount, type ShownRows } from './use-drawn-count.ts'

type LayerCountProps = { readonly layer: MapLayer; readonly shown: ShownRows }

/** How many objects of a layer are drawn, of how many. It follows the year by itself. */
export function LayerCount({ layer, shown }: LayerCountProps) {
  const { say, language } = useSpoken()
  const { dataset } = useInstallation().config
  const total = dataset?.rows[layer.table.id] ?? 0
  const drawn = useDrawnCount(shown)?.drawn ?? total
  return drawn === total
    ? writeNumber(total, language)
    : say('map.filters.left', { left: writeNumber(drawn, language), total: writeNumber(total, language) })
}
