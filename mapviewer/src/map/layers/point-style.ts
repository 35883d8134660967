import Fill from 'ol/style/Fill'
import Icon from 'ol/style/Icon'
import Stroke from 'ol/style/Stroke'
import Style from 'ol/style/Style'
import Text from 'ol/style/Text'
import { fontOf } from '../font.ts'
import type { Palette } from '../palette.ts'
import { drawMark, MARK_REACH, type Mark } from '../symbols/mark.ts'

/** How large a mark is drawn, by metres in a pixel. */
const scales = [
  { below: 12, scale: 1 },
  { below: 60, scale: 0.85 },
  { below: 250, scale: 0.65 },
  { below: Infinity, scale: 0.5 },
] as const

const scaleAt = (resolution: number): number => scales.find(({ below }) => resolution < below)?.scale ?? 0.5

const ratio = Math.max(1, window.devicePixelRatio)

function iconOf(mark: Mark, scale: number, palette: Palette): Icon {
  const canvas = document.createElement('canvas')
  const side = Math.ceil(2 * MARK_REACH * scale * ratio)
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (context) {
    context.translate(side / 2, side / 2)
    context.scale(scale * ratio, scale * ratio)
    drawMark(mark, { context, palette })
  }
  // Marks are thinned by us; only their names give way to each other.
  return new Icon({ img: canvas, scale: 1 / ratio, declutterMode: 'none' })
}

type Drawn = { readonly mark: Mark; readonly key: string; readonly name: string | null }

/** Styles of points, each made once for a mark and a scale. */
export function pointStyles(palette: Palette): (drawn: Drawn, resolution: number) => Style | Style[] {
  const made = new Map<string, Style>()
  const fill = new Fill({ color: palette.paint('ink') })
  const halo = new Stroke({ color: palette.halo, width: 3 })
  const font = fontOf(13)
  return ({ mark, key, name }, resolution) => {
    const scale = scaleAt(resolution)
    const kept = made.get(`${key} ${scale}`)
    const style = kept ?? new Style({ image: iconOf(mark, scale, palette) })
    if (!kept) made.set(`${key} ${scale}`, style)
    if (name === null) return style
    const text = new Text({ text: name, font, fill, stroke: halo, offsetY: -15 })
    return [style, new Style({ text })]
  }
}
