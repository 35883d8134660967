import { layerOf, type LayerId } from '@datacentre/catalogue/geography/map-layers'
import { filtersInUse } from '@datacentre/catalogue/list/criteria'
import { filterInWords, filterName } from '@datacentre/catalogue/list/filter-in-words'
import { searchedIn } from '@datacentre/catalogue/list/searching/search'
import { useSpoken } from '@datacentre/ui/speech'
import { useAddress } from '../address/address-store.ts'
import { useIsPast } from '../address/use-is-past.ts'
import { useLayerFilter } from '../filter/use-layer-filter.ts'
import { SignSwatch } from '../legend/swatch.tsx'
import { legendOf } from '../map/layers/layer-looks.ts'
import { useIsNear } from '../map/use-is-near.ts'
import { LayerCount } from '../legend/layer-count.tsx'
import { useShownRows } from '../legend/use-drawn-count.ts'
import { layerTitle } from '../subjects/subjects.ts'
import type { Palette } from '../map/palette.ts'

type PaperLayerProps = { readonly name: LayerId; readonly palette: Palette }

/** A layer in the legend on paper: what it is, how many objects it has, what it was filtered by, and every sign. */
export function PaperLayer({ name, palette }: PaperLayerProps) {
  const { say } = useSpoken()
  const { showsLapsed, showsPaths } = useAddress()
  const hasPaths = useIsNear() && showsPaths
  const layer = layerOf(name)
  const shown = useShownRows(name, true)
  const past = useIsPast()
  const entries = legendOf(name, { expired: showsLapsed && !past, paths: hasPaths, past })
  return (
    <section className="paper-layer">
      <h3>
        {say(layerTitle(layer))}{' '}
        <span className="paper-count">
          <LayerCount layer={layer} shown={shown} />
        </span>
      </h3>
      <PaperFilters name={name} />
      <ul>
        {entries.map(({ text, sign }) => (
          <li key={text}>
            <SignSwatch sign={sign} palette={palette} />
            <span>{say(text)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What a layer was filtered by, in words. */
function PaperFilters({ name }: Pick<PaperLayerProps, 'name'>) {
  const { say } = useSpoken()
  const { isFiltered, screen } = useLayerFilter(name, false)
  if (!isFiltered || screen === undefined) return null
  const { criteria, index } = screen
  const { register } = index
  const told = [
    ...(criteria.searchByName === undefined
      ? []
      : [
          say('filters.chip', {
            filter: say(`search.${searchedIn(register)}`),
            value: criteria.searchByName,
          }),
        ]),
    ...filtersInUse(register, criteria).map((filter) =>
      say('filters.chip', {
        filter: filterName(register, filter, say),
        value: filterInWords(filter, screen, say),
      }),
    ),
  ]
  return <p>{told.join('; ')}</p>
}
