import { showLongDay } from '@datacentre/catalogue/wording/long-dates'
import { readDay } from '@datacentre/catalogue/time/days'
import { useSpoken } from '@datacentre/ui/speech'
import { paperHref, useAddress } from '../address/address-store.ts'
import { shownLayers } from '@datacentre/catalogue/geography/map-page'
import { useIsPast } from '../address/use-is-past.ts'
import { Attribution } from '../bar/attribution.tsx'
import { useInstallation } from '@datacentre/client/installation/installation'
import { today } from '../filter/left.ts'
import type { Palette } from '../map/palette.ts'
import { useScene } from '../map/view/scene.ts'
import { PaperLayer } from './paper-layer.tsx'
import { PaperMap } from './paper-map.tsx'
import './paper.css'
import { PaperTitle } from './paper-title.tsx'

/** The map as it stands on paper: what it shows, with scale and north, of what day, whose, where it is to be found, and what its signs mean. */
export function Paper({ palette }: { readonly palette: Palette }) {
  const { say, language } = useSpoken()
  const address = useAddress()
  const { selection } = useScene()
  const { dataset } = useInstallation().config
  const words = dataset?.texts[language]
  const shown = shownLayers(address)
  const isPast = useIsPast()
  const { href, left } = paperHref()
  const created = dataset?.created ? readDay(dataset.created) : null
  return (
    <div className="paper">
      <PaperTitle />
      <PaperMap sheet="portrait" palette={palette} />
      <PaperMap sheet="landscape" palette={palette} />
      <div className="paper-facts">
        <p>
          {say('map.paper.printed', { date: showLongDay(today(), say) })}
          {created !== null && ` · ${say('dataset.ofDate', { date: showLongDay(created, say) })}`}
        </p>
        {dataset !== null && words !== undefined && (
          <p>
            {say('map.paper.source', { title: words.title })}
            {words.licence !== null && ` · ${say('map.paper.licence', { licence: words.licence })}`}
            {dataset.licence.url !== null && ` (${dataset.licence.url})`}
          </p>
        )}
        <Attribution />
        <p className="paper-address">{say('map.paper.address', { address: href })}</p>
        {left > 0 && <p>{say('map.paper.addressShort', { count: left })}</p>}
      </div>
      {shown.length > 0 && (
        <div className="paper-legend">
          <h2>{say('map.paper.legend')}</h2>
          {selection.length > 0 && <p>{say('map.paper.selection')}</p>}
          <div className="paper-layers">
            {shown.map((name) => (
              <PaperLayer key={name} name={name} palette={palette} />
            ))}
          </div>
          {shown.includes('boreholes') && (
            <p>{say(isPast ? 'map.paper.thinned.past' : 'map.paper.thinned')}</p>
          )}
        </div>
      )}
    </div>
  )
}
