import type { MapLayer } from '@datacentre/catalogue/geography/map-layers'
import { Badge } from '@datacentre/ui/controls/badge'
import { Button } from '@datacentre/ui/controls/button'
import { Checkbox } from '@datacentre/ui/controls/checkbox'
import { lazyPart } from '@datacentre/ui/lazy-part'
import { useSpoken } from '@datacentre/ui/speech'
import { useId, useState } from 'react'
import { changeAddress, useAddress } from '../address/address-store.ts'
import { shownLayers } from '@datacentre/catalogue/geography/map-page'
import { withLayerSwitched } from '../address/shown-layers.ts'
import { useInstallation } from '@datacentre/client/installation/installation'
import { useLayer } from '../calls/layer-call.ts'
import { activeFilters } from '../filter/active-filters.ts'
import { useLayerFilter } from '../filter/use-layer-filter.ts'
import type { Palette } from '../map/palette.ts'
import { layerTitle } from '../subjects/subjects.ts'
import { TakeHome } from '@datacentre/client/take-home/take-home'
import { viewOf } from '../filter/layer-view.ts'
import { LayerSigns } from './layer-signs.tsx'
import { LayerCount } from './layer-count.tsx'
import { useShownRows } from './use-drawn-count.ts'

/** Its controls are many and seldom needed. */
const LayerFilters = lazyPart(() => import('../filter/layer-filters.tsx'))

type LayerEntryProps = { readonly layer: MapLayer; readonly palette: Palette }

/** A layer in the legend: on or off, how many objects it has, its filters, and what its signs mean. */
export function LayerEntry({ layer, palette }: LayerEntryProps) {
  const { say } = useSpoken()
  const address = useAddress()
  const { dataset } = useInstallation().config
  const filtersId = useId()
  const [isFilterOpen, setFilterOpen] = useState(false)
  const shown = shownLayers(address)
  const isShown = shown.includes(layer.id)
  const { isPending, isError, refetch } = useLayer(layer.id, isShown)
  const { screen, change, list } = useLayerFilter(layer.id, isShown && isFilterOpen)
  const active = activeFilters(address.filters, layer.id)
  const failed = [...(isError ? [refetch] : []), ...(list?.isError ? [list.refetch] : [])]
  const drawn = useShownRows(layer.id, isShown)
  const total = dataset?.rows[layer.table.id] ?? 0
  const loading = <p className="legend-state">{say('loading')}</p>
  return (
    <li className="legend-layer">
      <div className="legend-layer-head">
        <Checkbox
          label={say(layerTitle(layer))}
          state={isShown ? 'checked' : 'unchecked'}
          onChange={() => changeAddress(withLayerSwitched(address, layer.id))}
        />
        <span className="legend-count">
          <LayerCount layer={layer} shown={drawn} />
        </span>
      </div>
      {isShown && isPending && loading}
      {isShown && failed.length > 0 && (
        <p className="legend-state" role="alert">
          {say('map.layerFailed', { layer: say(layerTitle(layer)) })}{' '}
          <Button onPress={() => failed.forEach((again) => void again())}>
            {say('list.failed.tryAgain')}
          </Button>
        </p>
      )}
      {isShown && layer.register !== null && (
        <Button
          look="quiet"
          icon="filter"
          aria-expanded={isFilterOpen}
          aria-controls={filtersId}
          onPress={() => setFilterOpen(!isFilterOpen)}
        >
          {say(isFilterOpen ? 'filters.hide' : 'filters.show')}
          {!isFilterOpen && <Badge count={active} label={say('filters.active', { count: active })} />}
        </Button>
      )}
      <div id={filtersId} hidden={!isShown || !isFilterOpen}>
        {isShown && isFilterOpen && (
          <>
            {screen && <LayerFilters waiting={loading} screen={screen} change={change} />}
            {list?.isFetching && loading}
          </>
        )}
      </div>
      {isShown && <LayerSigns name={layer.id} palette={palette} />}
      {isShown && <TakeHome view={viewOf(layer, address.filters, drawn.rows?.length ?? total)} />}
    </li>
  )
}
