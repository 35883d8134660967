import { MARK_REACH, type Mark } from '@datacentre/catalogue/signs/mark'
import Icon from 'ol/style/Icon'
import Style from 'ol/style/Style'
import { fontOf } from '../font.ts'
import type { Palette } from '../palette.ts'
import { drawMark } from '../symbols/mark.ts'

/** How large a mark is drawn, by metres in a pixel. */
const scales = [
  { below: 12, scale: 1 },
  { below: 60, scale: 0.85 },
  { below: 250, scale: 0.65 },
  { below: Infinity, scale: 0.5 },
] as const

const placeAt = (resolution: number): number => scales.findIndex(({ below }) => resolution < below)
const scaleAt = (resolution: number): number => scales[placeAt(resolution)]?.scale ?? 0.5

/** From the middle of a sign to the number beside it, in pixels. */
export const reachAt = (resolution: number): number => MARK_REACH * scaleAt(resolution)

/** The number beside a sign that stands for several, in pixels. */
const NUMBER = { size: 11, digit: 6.5, halo: 3 }

export const numberHeight = NUMBER.size
export const numberWidth = (count: number): number => NUMBER.digit * String(count).length + 2

type Drawn = {
  readonly mark: Mark
  readonly scale: number
  /** For how many objects it stands; no number where it is one. */
  readonly count: number
}

function drawNumber(context: CanvasRenderingContext2D, { count, scale }: Drawn, palette: Palette): void {
  context.font = fontOf(NUMBER.size, 600)
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.strokeStyle = palette.halo
  context.lineWidth = NUMBER.halo
  const [text, x] = [String(count), MARK_REACH * scale]
  context.strokeText(text, x, 0)
  context.fillStyle = palette.paint('ink')
  context.fillText(text, x, 0)
}

function iconOf(drawn: Drawn, palette: Palette): Icon {
  const { ratio } = palette
  const { mark, scale, count } = drawn
  const canvas = document.createElement('canvas')
  const side = Math.ceil(2 * MARK_REACH * scale * ratio)
  const beside = count > 1 ? Math.ceil((numberWidth(count) + NUMBER.halo) * ratio) : 0
  canvas.width = side + beside
  canvas.height = count > 1 ? Math.max(side, Math.ceil((NUMBER.size + NUMBER.halo) * ratio)) : side
  const context = canvas.getContext('2d')
  if (context) {
    context.translate(side / 2, canvas.height / 2)
    context.save()
    context.scale(scale * ratio, scale * ratio)
    drawMark(mark, { context, palette })
    context.restore()
    context.scale(ratio, ratio)
    if (count > 1) drawNumber(context, drawn, palette)
  }
  // Where names are placed around signs they give way to a sign; the sign itself is always drawn.
  return new Icon({
    img: canvas,
    scale: 1 / ratio,
    anchor: [side / 2 / canvas.width, 0.5],
    declutterMode: 'obstacle',
  })
}

/** Styles of points, each made once for a mark, a scale and a number. */
export function pointStyles(palette: Palette): (mark: Mark, resolution: number, count?: number) => Style {
  const made = new Map<Mark, Map<number, Style>>()
  // Asked for every point in every step of a year: what is made is found by a number.
  return (mark, resolution, count = 1) => {
    const key = count * scales.length + placeAt(resolution)
    const kept = made.get(mark)?.get(key)
    if (kept) return kept
    const style = new Style({ image: iconOf({ mark, scale: scaleAt(resolution), count }, palette) })
    const ofMark = made.get(mark) ?? new Map<number, Style>()
    made.set(mark, ofMark.set(key, style))
    return style
  }
}
