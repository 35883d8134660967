import type { Register } from '@datacentre/catalogue/grammar/register'
import { selectedKeys, type ListScreen } from '@datacentre/catalogue/list/list-screen'
import { mapTarget, type MapTarget } from '@datacentre/catalogue/list/map-target'
import { mapSelectionLimit } from '@datacentre/catalogue/list/selection'
import { filteredPage } from '@datacentre/catalogue/wire/lists/filtered-map-page'
import { selectionPage, wholePage, type MapPage } from '@datacentre/catalogue/wire/map-addresses'
import { Button } from '@datacentre/ui/controls/button'
import { useSpoken } from '@datacentre/ui/speech'
import { useAsOf } from '../../as-of/as-of.ts'
import { useInstallation } from '@datacentre/client/installation/installation'

type MapButtonProps = {
  readonly register: Register
  readonly screen: ListScreen | undefined
  /** Whether nothing narrows or orders the list. */
  readonly isPlain: boolean
}

/** What the button says it will show, by the keys of its texts. */
const WORDS = { selection: 'mapSelected', found: 'mapFound', all: 'mapAll' } as const

function pageOf(target: MapTarget, screen: ListScreen, page: MapPage): string {
  const { register } = screen.index
  if (target.shows === 'all') return wholePage(register, page)
  if (target.shows === 'found') return filteredPage(register, screen.criteria, page)
  return selectionPage(register, selectedKeys(screen) ?? [], page)
}

/** Shows the selection, or else what the filters leave, on the map, in a window of its own so that the list stays. */
export function MapButton({ register, screen, isPlain }: MapButtonProps) {
  const { say, language } = useSpoken()
  const { mapviewer, dataset } = useInstallation().config
  const asOf = useAsOf()
  if (screen === undefined) {
    // Where nothing narrows the list it will say this, so that it keeps its width when the rows have come.
    const count = isPlain ? dataset?.rows[register.id] : undefined
    return (
      <Button icon="map" look="plain" onPress={() => {}} isDisabled>
        {count === undefined ? say('map.title') : say(`register.${register.id}.mapAll`, { count })}
      </Button>
    )
  }
  if (asOf !== undefined)
    return (
      <Button icon="map" look="plain" onPress={() => {}} isDisabled why={say('list.old.map')}>
        {say('map.title')}
      </Button>
    )
  const target = mapTarget(screen, navigator.userAgent)
  const limit = mapSelectionLimit(navigator.userAgent)
  const why = {
    nothing: say('map.nothing'),
    tooMany: say('map.limit', { limit, selected: target.count }),
    allBut: say('map.allBut'),
  }
  return (
    <Button
      icon="map"
      look="plain"
      onPress={() => window.open(pageOf(target, screen, { mapviewer, language }), '_blank', 'noopener')}
      isDisabled={target.fault !== null}
      {...(target.fault === null
        ? { 'aria-description': say('opensElsewhere') }
        : { why: why[target.fault] })}
    >
      {target.fault === 'nothing'
        ? say('map.title')
        : say(`register.${register.id}.${WORDS[target.shows]}`, { count: target.count })}
    </Button>
  )
}
