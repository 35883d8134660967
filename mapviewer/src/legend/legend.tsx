import { mapLayers } from '@datacentre/catalogue/geography/map-layers'
import { isOffered } from '@datacentre/catalogue/wire/offered'
import { IconButton } from '@datacentre/ui/controls/button'
import { useSpoken } from '@datacentre/ui/speech'
import { changeAddress, useAddress } from '../address/address-store.ts'
import { useInstallation } from '@datacentre/client/installation/installation'
import { offeredBaseMaps, shownBaseMap } from '../address/base-map-names.ts'
import type { Palette } from '../map/palette.ts'
import { LayerEntry } from './layer-entry.tsx'
import { NearGround } from './near-ground.tsx'
import './legend.css'

type LegendProps = { readonly palette: Palette; readonly onClose: () => void }

/** One drawer for the layers, what their signs mean, and the base map. */
export function Legend({ palette, onClose }: LegendProps) {
  const { say } = useSpoken()
  const { baseMap } = useAddress()
  const { baseMap: configured, dataset } = useInstallation().config
  return (
    <section id="legend" className="legend" aria-labelledby="legend-title">
      <header className="legend-head">
        <h2 id="legend-title">{say('map.legend')}</h2>
        <span className="screen-only">
          <IconButton icon="close" label={say('map.closeLegend')} onPress={onClose} />
        </span>
      </header>
      <fieldset className="legend-base screen-only">
        <legend>{say('map.baseMap')}</legend>
        {offeredBaseMaps(configured).map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="base-map"
              checked={shownBaseMap(baseMap, configured) === name}
              onChange={() => changeAddress({ baseMap: name })}
            />
            {(name === 'configured' ? configured?.title : null) ?? say(`map.baseMap.${name}`)}
          </label>
        ))}
        {shownBaseMap(baseMap, configured) !== 'configured' && <NearGround />}
      </fieldset>
      <ul>
        {mapLayers
          .filter(({ id }) => isOffered(dataset, id))
          .map((layer) => (
            <LayerEntry key={layer.id} layer={layer} palette={palette} />
          ))}
      </ul>
    </section>
  )
}
