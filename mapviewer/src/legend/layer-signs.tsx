import { ClassSwitch } from './class-switch.tsx'
import { layerOf, type LayerId } from '@datacentre/catalogue/geography/map-layers'
import { Checkbox } from '@datacentre/ui/controls/checkbox'
import { useSpoken } from '@datacentre/ui/speech'
import { changeAddress, useAddress } from '../address/address-store.ts'
import { useIsPast } from '../address/use-is-past.ts'
import { useLayer } from '../calls/layer-call.ts'
import type { Palette } from '../map/palette.ts'
import { legendOf } from '../map/layers/layer-looks.ts'
import { classesOf } from './layer-classes.ts'
import { SignSwatch } from './swatch.tsx'

type LayerSignsProps = { readonly name: LayerId; readonly palette: Palette }

/** What the signs of a layer mean, and what the map leaves out. */
export function LayerSigns({ name, palette }: LayerSignsProps) {
  const { say } = useSpoken()
  const { showsLapsed, showsPaths } = useAddress()
  const past = useIsPast()
  const entries = legendOf(name, { expired: !past, paths: showsPaths, past })
  const { data } = useLayer(name, true)
  // Which values there are is known once the layer is: until then there is nothing to switch.
  const classes =
    data &&
    classesOf(
      layerOf(name),
      data,
      entries.flatMap(({ of }) => of ?? []),
    )
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
            {of === undefined || classes === undefined ? (
              <span>{say(text)}</span>
            ) : (
              <ClassSwitch layer={name} of={of} classes={classes(of.parameter)} label={say(text)} />
            )}
          </li>
        ))}
      </ul>
      {name === 'boreholes' && (
        <p className="legend-state">{say(past ? 'map.thinned.past' : 'map.thinned')}</p>
      )}
      {name === 'boreholes' && showsPaths && <p className="legend-state">{say('map.pathsNear')}</p>}
    </>
  )
}
