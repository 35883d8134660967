import type { MapLayer } from '@datacentre/catalogue/geography/map-layers'
import { Button } from '@datacentre/ui/button'
import { Checkbox } from '@datacentre/ui/checkbox'
import { useSpoken } from '@datacentre/ui/speech'
import { changeAddress, useAddress } from '../address/address-store.ts'
import { shownLayers, withLayerSwitched } from '../address/shown-layers.ts'
import { useInstallation } from '../boot/installation.tsx'
import { useLayer } from '../calls/layer-call.ts'
import type { Palette } from '../map/palette.ts'
import { layerTitle } from '../subjects/subjects.ts'
import { legendEntries } from './legend-entries.tsx'

type LayerEntryProps = { readonly layer: MapLayer; readonly palette: Palette }

/** A layer in the legend: on or off, how many objects it has, and what its signs mean. */
export function LayerEntry({ layer, palette }: LayerEntryProps) {
  const { say, language } = useSpoken()
  const address = useAddress()
  const { dataset } = useInstallation().config
  const shown = shownLayers(address)
  const isShown = shown.includes(layer.name)
  const { isPending, isError, refetch } = useLayer(layer.name, isShown)
  const count = new Intl.NumberFormat(language).format(dataset?.rows[layer.table.id] ?? 0)
  return (
    <li className="legend-layer">
      <div className="legend-layer-head">
        <Checkbox
          label={say(layerTitle(layer))}
          state={isShown ? 'checked' : 'unchecked'}
          onChange={() => changeAddress({ layers: withLayerSwitched(shown, layer.name) })}
        />
        <span className="legend-count">{count}</span>
      </div>
      {isShown && isPending && <p className="legend-state">{say('loading')}</p>}
      {isShown && isError && (
        <p className="legend-state" role="alert">
          {say('map.layerFailed')}{' '}
          <Button onPress={() => void refetch()}>{say('list.failed.tryAgain')}</Button>
        </p>
      )}
      {isShown && layer.name === 'licences' && (
        <Checkbox
          label={say('map.showLapsed')}
          state={address.showsLapsed ? 'checked' : 'unchecked'}
          onChange={() => changeAddress({ showsLapsed: !address.showsLapsed })}
        />
      )}
      {isShown && (
        <ul className="legend-signs">
          {legendEntries[layer.name].map(({ text, swatch }) => (
            <li key={text}>
              {swatch(palette)}
              <span>{say(text)}</span>
            </li>
          ))}
        </ul>
      )}
      {isShown && layer.name === 'boreholes' && <p className="legend-state">{say('map.thinned')}</p>}
    </li>
  )
}
