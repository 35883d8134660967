import type { Register } from '@datacentre/catalogue/grammar/register'
import type { ListScreen } from '@datacentre/catalogue/list/list-screen'
import { fitsOnMap, mapSelectionLimit, selectedAmong } from '@datacentre/catalogue/list/selection'
import { selectionPage } from '@datacentre/catalogue/wire/map-addresses'
import { Button } from '@datacentre/ui/button'
import { useSpoken } from '@datacentre/ui/speech'
import { useInstallation } from '../installation/installation.tsx'

type MapButtonProps = { readonly register: Register; readonly screen: ListScreen | undefined }

/** Shows the selected rows on the map, in a window of its own so that the list stays (decision 6). */
export function MapButton({ register, screen }: MapButtonProps) {
  const { say, language } = useSpoken()
  const { mapviewer } = useInstallation().config
  const selected = screen?.selection.count ?? 0
  const limit = mapSelectionLimit(navigator.userAgent)
  const why = selected === 0 ? say('map.needsSelection') : say('map.limit', { limit, selected })
  const open = (): void => {
    if (screen === undefined) return
    const rows = selectedAmong(screen.selection, screen.view.rows).map((row) => screen.index.rows[row]!)
    window.open(selectionPage(register, rows, { mapviewer, language }), '_blank', 'noopener')
  }
  const isDisabled = !fitsOnMap(selected, navigator.userAgent)
  return (
    <Button icon="map" look="plain" onPress={open} isDisabled={isDisabled} {...(isDisabled && { why })}>
      {selected === 0 ? (
        say('map.title')
      ) : (
        <span className="map-button-words" data-short={say('map.title')}>
          {say(`register.${register.id}.map`, { count: selected })}
        </span>
      )}
    </Button>
  )
}
