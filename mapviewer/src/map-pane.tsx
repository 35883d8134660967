import { AreaLayer, useAreaOnMap } from './area/area-layer.tsx'
import { fromDesktop } from '@datacentre/ui/breakpoints'
import { lazyPart } from '@datacentre/ui/lazy-part'
import { overlays, preloadInTurn } from '@datacentre/ui/overlays-ahead'
import { useEffect, useMemo, useState } from 'react'
import { useAddress } from './address/address-store.ts'
import { shownLayers } from '@datacentre/catalogue/geography/map-page'
import { BottomBar } from './bar/bottom-bar.tsx'
import { Later } from './frame/later.tsx'
import { Legend } from './legend/legend.tsx'
import { Search } from './search/search.tsx'
import { Compass } from './tools/compass.tsx'
import { TimeBar, YearSlider } from './time/time-bar.tsx'
import { Tools } from './tools/tools.tsx'
import { destinationOf } from './map/view/destination.ts'
import { BaseMapStatus } from './map/base-map-status.tsx'
import { LayerStatus } from './map/layer-status.tsx'
import { DataLayer } from './map/layers/data-layer.tsx'
import { useDrawnLayers } from './map/layers/drawn-layers.ts'
import { MapCanvas } from './map/map-canvas.tsx'
import { createMapModel, MapModelProvider, useMapModel } from './map/map-model.ts'
import './map-pane.css'
import './map/map-status.css'
import './map/picture/layer-picture.css'
import { paletteOf, type Palette } from './map/palette.ts'
import { Paper } from './paper/paper.tsx'
import { PAPER_RATIO } from './paper/sheets.ts'
import { usePaper } from './paper/use-paper.ts'
import { HoverLabel } from './map/pointing/hover-label.tsx'
import type { DrawnPaths } from './map/paths/drawn-paths.ts'
import { PathsLayer } from './map/paths/paths-layer.tsx'
import { usePointable } from './map/pointing/pointable.ts'
import { usePointing } from './map/pointing/use-pointing.ts'
import { useScene } from './map/view/scene.ts'
import { useMunicipalities } from './map/base-map/use-municipalities.ts'
import { useBaseMap } from './map/use-base-map.ts'
import { useChosen } from './map/chosen/use-chosen.ts'
import { useHere } from './map/chosen/use-here.ts'
import { useDrawnMark } from './map/chosen/use-drawn-mark.ts'
import { useFiltered } from './map/chosen/use-filtered.ts'
import { useInView } from './map/pointing/use-in-view.ts'
import { usePlace } from './map/view/use-place.ts'
import { usePointed } from './map/chosen/use-pointed.ts'
import { useScheme } from './map/use-scheme.ts'
import { useSelection } from './map/chosen/use-selection.ts'
import { useSurveyLines } from './map/chosen/use-survey-lines.ts'

const Measuring = lazyPart(() => import('./tools/measuring.tsx'))
const HereHint = lazyPart(() => import('./tools/here-hint.tsx'))

/** The code of tools that nobody has in hand at first, and of lists that open, comes when the map is seen. */
const preloadTools = (): void => preloadInTurn([Measuring, HereHint, YearSlider, ...overlays])

/** The map with its tools, legend and bar. Everything that needs OpenLayers hangs below this, and loads with it. */
export default function MapPane() {
  const [model] = useState(createMapModel)
  const scheme = useScheme()
  const paper = usePaper()
  const isPaper = paper !== 'screen'
  // Paper is light, whatever the screen is, and finer.
  const palette = useMemo(
    () => (isPaper ? paletteOf('light', PAPER_RATIO) : paletteOf(scheme, window.devicePixelRatio)),
    [isPaper, scheme],
  )
  useEffect(() => {
    document.documentElement.style.setProperty('--map-water', palette.water)
  }, [palette])
  return (
    <MapModelProvider value={model}>
      <MapWithTools palette={palette} hasSheet={paper === 'sheet'} />
    </MapModelProvider>
  )
}

/** A wide window has room for the legend from the start. */
const hasRoom = window.matchMedia(fromDesktop)

type MapWithToolsProps = { readonly palette: Palette; readonly hasSheet: boolean }

function MapWithTools({ palette, hasSheet }: MapWithToolsProps) {
  const { highlight } = useMapModel()
  const address = useAddress()
  const shown = shownLayers(address)
  const { tool } = useScene()
  const [isLegendOpen, setLegendOpen] = useState(
    () => hasRoom.matches && !address.embedded && address.object === null,
  )
  const { drawn, onDrawn } = useDrawnLayers()

  useEffect(() => highlight.paint(palette), [highlight, palette])
  const { tiles, isThere } = useBaseMap(palette)
  useMunicipalities(palette)
  const { lines, areThere } = useSurveyLines()
  useDrawnMark(isThere && areThere && shown.every((name) => drawn.has(name)), drawn, preloadTools)
  const chosen = useChosen()
  const here = useHere()
  const selected = useSelection(drawn)
  const filtered = useFiltered(drawn)
  const area = useAreaOnMap()
  usePlace(
    useMemo(
      () => destinationOf({ chosen, area, here, selected, filtered }),
      [chosen, area, here, selected, filtered],
    ),
  )
  const [paths, setPaths] = useState<DrawnPaths | null>(null)
  const pointable = usePointable(drawn, paths)
  useInView(pointable)
  usePointed(drawn, lines)
  const { hover, pointAt } = usePointing(pointable)
  return (
    <div className="map-pane">
      <div className="map-pane-map">
        <div className="map-pane-corner">
          <Search />
          <div className="map-pane-tools">
            <Tools isLegendOpen={isLegendOpen} onLegend={() => setLegendOpen(!isLegendOpen)} />
            {isLegendOpen && <Legend palette={palette} onClose={() => setLegendOpen(false)} />}
          </div>
        </div>
        <MapCanvas onPoint={pointAt} />
        <div className="map-pane-north">
          <Compass />
        </div>
        {hover && <HoverLabel {...hover} />}
        {tool === 'measure' ? (
          <Measuring palette={palette} />
        ) : (
          <div className="map-pane-status">
            <BaseMapStatus {...tiles} />
            <LayerStatus names={shown} />
            {tool === 'here' && <HereHint />}
          </div>
        )}
      </div>
      <BottomBar />
      <TimeBar />
      <Later>
        {shown.map((name) => (
          <DataLayer key={name} name={name} palette={palette} onDrawn={onDrawn} />
        ))}
        {shown.includes('boreholes') && address.showsPaths && (
          <PathsLayer palette={palette} onDrawn={setPaths} />
        )}
        <AreaLayer area={area} palette={palette} />
      </Later>
      {hasSheet && <Paper palette={palette} />}
    </div>
  )
}
