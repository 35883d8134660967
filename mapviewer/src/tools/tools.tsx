import { yearOf } from '@datacentre/catalogue/time/days'
import { useSpoken } from '@datacentre/ui/speech'
import { useMapModel } from '../map/map-model.ts'
import { stopMeasuring } from '../map/measure/stop-measuring.ts'
import { changeScene, useScene } from '../map/view/scene.ts'
import { showHome, zoomBy } from '../map/view/travel.ts'
import { changeAddress, chooseObject, useAddress } from '../address/address-store.ts'
import { useIsPast } from '../address/use-is-past.ts'
import { shownLayers } from '@datacentre/catalogue/geography/map-page'
import { allActiveFilters } from '../filter/active-filters.ts'
import { today } from '../filter/left.ts'
import { TIME_TOOL } from '../time/time-tool.ts'
import { FullScreenButton } from './full-screen-button.tsx'
import { ToolButton } from './tool-button.tsx'
import './tools.css'
import { mapIcons } from '../map-icons.ts'

type ToolsProps = { readonly isLegendOpen: boolean; readonly onLegend: () => void }

/** Everything that can be done with the map, each as a button. */
export function Tools({ isLegendOpen, onLegend }: ToolsProps) {
  const { map } = useMapModel()
  const { say } = useSpoken()
  const { tool, listing } = useScene()
  const address = useAddress()
  const isPast = useIsPast()
  // Filters that nobody sees while the legend is closed.
  const folded = isLegendOpen ? 0 : allActiveFilters(address.filters, shownLayers(address))
  const listInView = (): void => {
    chooseObject(null)
    changeAddress({ here: null })
    changeScene({ listing: listing === 'inView' ? 'closed' : 'inView' })
  }
  return (
    <div className="tools screen-only" role="group" aria-label={say('map.tools')}>
      <div className="tools-group">
        <ToolButton icon="plus" label={say('map.zoomIn')} onPress={() => zoomBy(map, 1)} />
        <ToolButton icon="minus" label={say('map.zoomOut')} onPress={() => zoomBy(map, -1)} />
        <ToolButton icon={mapIcons.home} label={say('map.zoomAll')} onPress={() => showHome(map)} />
      </div>
      <div className="tools-group" data-badge={folded === 0 ? undefined : folded}>
        <ToolButton
          icon={mapIcons.layers}
          label={
            folded === 0
              ? say('map.legend')
              : `${say('map.legend')} (${say('filters.active', { count: folded })})`
          }
          aria-expanded={isLegendOpen}
          aria-controls="legend"
          onPress={onLegend}
        />
        <ToolButton
          icon="table"
          label={say('map.inView')}
          aria-pressed={listing === 'inView'}
          onPress={listInView}
        />
        <ToolButton
          icon="info"
          label={say('map.here')}
          aria-pressed={tool === 'here'}
          onPress={() => changeScene({ tool: tool === 'here' ? 'choose' : 'here' })}
        />
        <ToolButton
          id={TIME_TOOL}
          icon={mapIcons.history}
          label={say('map.time')}
          aria-pressed={isPast}
          onPress={() => changeAddress({ year: isPast ? null : yearOf(today()) })}
        />
      </div>
      <div className="tools-group">
        <ToolButton
          icon={mapIcons.measure}
          label={say('map.measure')}
          aria-pressed={tool === 'measure'}
          onPress={tool === 'measure' ? stopMeasuring : () => changeScene({ tool: 'measure' })}
        />
        <ToolButton icon="print" label={say('map.print')} onPress={() => window.print()} />
        <FullScreenButton />
      </div>
    </div>
  )
}
