import { layerOf, type LayerId } from '@datacentre/catalogue/geography/map-layers'
import type { Say } from '@datacentre/catalogue/texts/index'
import { useSpoken } from '@datacentre/ui/speech'
import { memo } from 'react'
import { useAddress } from '../address/address-store.ts'
import { shownLayers } from '@datacentre/catalogue/geography/map-page'
import type { KnownYears } from '../calls/years-call.ts'
import { useDrawnCount, useShownRows, type ShownRows } from '../legend/use-drawn-count.ts'
import { hasFigures, yearOfFigures } from '../map/past/past-rows.ts'
import { layerTitle } from '../subjects/subjects.ts'

type Told = { readonly year: number; readonly years: KnownYears }

/** Which fields are filled, by what is known of that year. */
function tellProduction({ year, years: { production } }: Told, say: Say): string {
  if (hasFigures(production, year)) return say('map.time.produced', { year: yearOfFigures(production, year) })
  return production.first === null
    ? say('map.time.begunOnly')
    : say('map.time.begun', { first: production.first })
}

const rules = {
  boreholes: (_told, say) => [say('map.time.boreholes')],
  fields: (told, say) => [say('map.time.fields'), tellProduction(told, say)],
  licences: (_told, say) => [say('map.time.licences')],
  facilities: (_told, say) => [say('map.time.facilities')],
  'seismic-lines': (_told, say) => [say('map.time.undated')],
  'seismic-surveys-2d': (_told, say) => [say('map.time.undated')],
  'seismic-surveys-3d': (_told, say) => [say('map.time.undated')],
} as const satisfies Record<LayerId, (told: Told, say: Say) => readonly string[]>

/** What of each layer the map of a year shows, and by which rule. */
export function YearOnMap(told: Told) {
  const { say } = useSpoken()
  const names = shownLayers(useAddress())
  return (
    <details className="year-on-map">
      <summary>{say('map.time.what')}</summary>
      <ul>
        {[...new Set(names.flatMap((name) => rules[name](told, say)))].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </details>
  )
}

/** How many objects of a layer the year leaves, and how many it leaves out for want of a date. */
export const YearOfLayer = memo(function YearOfLayer({ name }: { readonly name: LayerId }) {
  return <Counted name={name} shown={useShownRows(name, true)} />
})

function Counted({ name, shown }: { readonly name: LayerId; readonly shown: ShownRows }) {
  const { say } = useSpoken()
  const count = useDrawnCount(shown)
  if (count === null) return null
  return (
    <li>
      {say('map.time.count', { layer: say(layerTitle(layerOf(name))), count: count.drawn })}
      {count.unknown > 0 && ` (${say('map.time.unknown', { count: count.unknown })})`}
    </li>
  )
}
