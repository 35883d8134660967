import { ClassSwitch } from './class-switch.tsx'
import { layerOf, type LayerId } from '@datacentre/catalogue/geography/map-layers'
import { Checkbox } from '@datacentre/ui/controls/checkbox'
import { useSpoken } from '@datacentre/ui/speech'
import { changeAddress, useAddress } from '../address/address-store.ts'
import { useIsPast } from '../address/use-is-past.ts'
import type { Palette } from '../map/palette.ts'
import { legendOf } from '../map/layers/layer-looks.ts'
import { SignSwatch } from './swatch.tsx'

type LayerSignsProps = { readonly name: LayerId; readonly palette: Palette }

/** What the signs of a layer mean, and what the map leaves out. */
export function LayerSigns({ name, palette }: LayerSignsProps) {
  const { say } = useSpoken()
  const { showsLapsed, showsPaths } = useAddress()
  const past = useIsPast()
  const entries = legendOf(name, { expired: !past, paths: showsPaths, past })
  const classes = entries.flatMap(({ of }) => of?.code ?? [])
  return (
    <>
      {layerOf(name).expired !== undefined && !past && (
        <Checkbox
          label={say('map.showLapsed')}
          state={showsLapsed ? 'checked' : 'unchecked'}
          onChange={() => changeAddress({ showsLapsed: !showsLapsed })}
        />
      )}
      {name === 'boreholes' && (
        <Checkbox
          label={say('map.showPaths')}
          state={showsPaths ? 'checked' : 'unchecked'}
          onChange={() => changeAddress({ showsPaths: !showsPaths })}
        />
      )}
      <ul className="legend-signs">
        {entries.map(({ text, sign, of }) => (
          <li key={text}>
            <SignSwatch sign={sign} palette={palette} />
            {of === undefined ? (
              <span>{say(text)}</span>
            ) : (
              <ClassSwitch layer={name} of={of} all={classes} label={say(text)} />
            )}
          </li>
        ))}
      </ul>
      {name === 'boreholes' && <p className="legend-state">{say('map.thinned')}</p>}
      {name === 'boreholes' && showsPaths && <p className="legend-state">{say('map.pathsNear')}</p>}
    </>
  )
}
