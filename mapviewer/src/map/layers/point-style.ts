import { MARK_REACH, type Mark } from '@datacentre/catalogue/signs/mark'
import Icon from 'ol/style/Icon'
import Style from 'ol/style/Style'
import type { Palette } from '../palette.ts'
import { drawMark } from '../symbols/mark.ts'

/** How large a mark is drawn, by metres in a pixel. */
const scales = [
  { below: 12, scale: 1 },
  { below: 60, scale: 0.85 },
  { below: 250, scale: 0.65 },
  { below: Infinity, scale: 0.5 },
] as const

const scaleAt = (resolution: number): number => scales.find(({ below }) => resolution < below)?.scale ?? 0.5

function iconOf(mark: Mark, scale: number, palette: Palette): Icon {
  const { ratio } = palette
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
  // Where names are placed around signs they give way to a sign; the sign itself is always drawn.
  return new Icon({ img: canvas, scale: 1 / ratio, declutterMode: 'obstacle' })
}

/** Styles of points, each made once for a mark and a scale. */
export function pointStyles(palette: Palette): (mark: Mark, key: string, resolution: number) => Style {
  const made = new Map<string, Style>()
  return (mark, key, resolution) => {
    const scale = scaleAt(resolution)
    const kept = made.get(`${key} ${scale}`)
    const style = kept ?? new Style({ image: iconOf(mark, scale, palette) })
    if (!kept) made.set(`${key} ${scale}`, style)
    return style
  }
}
