import { layerOf } from '@datacentre/catalogue/geography/map-layers'
import { useSpoken } from '@datacentre/ui/speech'
import { useAddress } from '../address/address-store.ts'
import { shownLayers } from '@datacentre/catalogue/geography/map-page'
import { useInstallation } from '@datacentre/client/installation/installation'
import { useKnownYears } from '../calls/years-call.ts'
import { useObject } from '../calls/object-call.ts'
import { kindOf, layerTitle } from '../subjects/subjects.ts'
import { useScene } from '../map/view/scene.ts'
import { useShownYear } from '../map/past/use-past.ts'
import { yearInWords } from '../time/year-in-words.ts'

/** What the map shows: an object, selected rows, or its layers; and whether the data are invented. */
export function PaperTitle() {
  const { say } = useSpoken()
  const address = useAddress()
  const { object, ids } = address
  const year = useShownYear()
  const { data: years } = useKnownYears(year !== null)
  const { selection } = useScene()
  const { data: opened } = useObject(object)
  const { dataset } = useInstallation().config
  const layers = shownLayers(address).map((name) => say(layerTitle(layerOf(name))))
  const title =
    object !== null && opened
      ? `${say(kindOf(object.layer))} ${opened.name}`
      : ids.length > 0
        ? say('map.selection', { count: selection.length })
        : layers.join(', ')
  return (
    <header className="paper-head">
      <p className="paper-title">{title === '' ? say('map.title') : title}</p>
      {year !== null && years && <p className="paper-year">{yearInWords(year, years, say)}</p>}
      <p className="paper-site">
        {say('site.name')} · {say('map.title')}
      </p>
      {dataset?.demonstration && <p className="paper-invented">{say('dataset.demonstration')}</p>}
    </header>
  )
}
