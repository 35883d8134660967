import type BaseLayer from 'ol/layer/Base'
import BaseVectorLayer from 'ol/layer/BaseVector'
import VectorLayer from 'ol/layer/Vector'
import OlMap from 'ol/Map'
import VectorSource from 'ol/source/Vector'
import View from 'ol/View'
import type { MapModel } from '../map/map-model.ts'
import { rd } from '../map/view/rd-view.ts'
import { PAPER_RATIO, paperView, type PaperView, type Sheet } from './sheets.ts'

/** A layer as it is on the screen, for a map that is drawn smaller: what is shown and named there is so on paper. */
function onPaper(layer: BaseLayer, smaller: number): readonly VectorLayer[] {
  if (!(layer instanceof BaseVectorLayer) || !layer.getVisible()) return []
  const source: unknown = layer.getSource()
  if (!(source instanceof VectorSource)) return []
  const style = layer.getStyleFunction()
  return [
    new VectorLayer({
      source,
      zIndex: layer.getZIndex() ?? 0,
      opacity: layer.getOpacity(),
      declutter: layer.getDeclutter() ?? false,
      minResolution: layer.getMinResolution() * smaller,
      maxResolution: layer.getMaxResolution() * smaller,
      style: (feature, resolution) => style?.(feature, resolution / smaller),
    }),
  ]
}

/** Between our own ground and everything else, as tiles are on the screen. */
const TILES_Z_INDEX = 1

/** The tiles that are on the screen: others would first have to be fetched, and a browser that prints does not wait. */
function tilesOnPaper({ map, seenSize }: MapModel, smaller: number): readonly VectorLayer[] {
  const tiles = map.getViewport().querySelector<HTMLCanvasElement>('.map-tiles canvas')
  const [width = 0, height = 0] = seenSize() ?? []
  if (tiles === null) return []
  const layer = new VectorLayer({ source: new VectorSource(), zIndex: TILES_Z_INDEX })
  layer.on('prerender', ({ context }) => {
    if (!(context instanceof CanvasRenderingContext2D)) return
    const { canvas } = context
    const [drawnWidth, drawnHeight] = [width, height].map((side) => (side / smaller) * PAPER_RATIO) as [
      number,
      number,
    ]
    context.save()
    context.resetTransform()
    context.drawImage(
      tiles,
      (canvas.width - drawnWidth) / 2,
      (canvas.height - drawnHeight) / 2,
      drawnWidth,
      drawnHeight,
    )
    context.restore()
  })
  return [layer]
}

/** How a canvas lies on its map: OpenLayers makes it somewhat larger than is seen, and tells so in its style. */
function laidOn({ style, width, height }: HTMLCanvasElement): DOMMatrix {
  if (style.transform !== '') return new DOMMatrix(style.transform)
  return new DOMMatrix([parseFloat(style.width) / width, 0, 0, parseFloat(style.height) / height, 0, 0])
}

type Ground = { readonly size: readonly [number, number]; readonly water: string }

/** The layers of a map as they lie on each other, in one picture. */
function flattened(drawn: OlMap, { size: [width, height], water }: Ground): HTMLCanvasElement {
  const picture = new OffscreenCanvas(width * PAPER_RATIO, height * PAPER_RATIO)
  const shown = document.createElement('canvas')
  shown.width = picture.width
  shown.height = picture.height
  const context = picture.getContext('2d')
  if (context === null) return shown
  context.fillStyle = water
  context.fillRect(0, 0, picture.width, picture.height)
  for (const canvas of drawn.getViewport().querySelectorAll('canvas')) {
    if (canvas.width === 0) continue
    const opacity = canvas.parentElement?.style.opacity || canvas.style.opacity
    context.globalAlpha = opacity === '' ? 1 : Number(opacity)
    context.setTransform(new DOMMatrix().scale(PAPER_RATIO).multiply(laidOn(canvas)))
    context.drawImage(canvas, 0, 0)
  }
  // Of a canvas that was drawn on, Chromium prints the strokes instead of the picture, and a few per cent too small.
  shown.getContext('bitmaprenderer')?.transferFromImageBitmap(picture.transferToImageBitmap())
  return shown
}

export type DrawnView = PaperView & { readonly center: readonly number[] }

/** How what a map shows on the screen comes on a sheet; null while it shows nothing. */
export function viewOnPaper({ map, seenSize }: MapModel, sheet: Sheet): DrawnView | null {
  const size = seenSize()
  const [center, resolution] = [map.getView().getCenter(), map.getView().getResolution()]
  if (size === undefined || center === undefined || resolution === undefined) return null
  return { ...paperView(sheet, { size, resolution }), center }
}

/** Draws what a map shows for a sheet of paper, at once. The map itself stays as it is. */
export function drawOnPaper(model: MapModel, view: DrawnView, water: string): HTMLCanvasElement {
  const { size, center, resolution, smaller } = view
  const drawn = new OlMap({
    controls: [],
    interactions: [],
    pixelRatio: PAPER_RATIO,
    view: new View({ projection: rd, center: [...center], resolution, maxResolution: 2 * resolution }),
    layers: [
      ...tilesOnPaper(model, smaller),
      ...model.map.getAllLayers().flatMap((layer) => onPaper(layer, smaller)),
    ],
  })
  drawn.setTarget(document.createElement('div'))
  drawn.setSize([...size])
  drawn.renderSync()
  const picture = flattened(drawn, { size, water })
  drawn.setTarget(undefined)
  drawn.dispose()
  return picture
}
