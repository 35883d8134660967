import { MARK_REACH, type Mark } from '@datacentre/catalogue/signs/mark'
import Icon from 'ol/style/Icon'
import Style from 'ol/style/Style'
import { fontOf } from '../font.ts'
import type { Palette } from '../palette.ts'
import { drawMark } from '../symbols/mark.ts'
import { onceForEach } from './once.ts'

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

type Drawing = (context: CanvasRenderingContext2D) => void

/** A canvas of so many pixels. */
function canvasOf(width: number, height: number, draw: Drawing): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context) draw(context)
  return canvas
}

function signOf(mark: Mark, scale: number, palette: Palette): HTMLCanvasElement {
  const side = Math.ceil(2 * MARK_REACH * scale * palette.ratio)
  return canvasOf(side, side, (context) => {
    context.translate(side / 2, side / 2)
    context.scale(scale * palette.ratio, scale * palette.ratio)
    drawMark(mark, { context, palette })
  })
}

/** Its halo reaches left of where it begins. */
function numberOf(count: number, palette: Palette): HTMLCanvasElement {
  const { ratio } = palette
  const width = Math.ceil((numberWidth(count) + 2 * NUMBER.halo) * ratio)
  const height = Math.ceil((NUMBER.size + NUMBER.halo) * ratio)
  return canvasOf(width, height, (context) => {
    context.translate(0, height / 2)
    context.scale(ratio, ratio)
    context.font = fontOf(NUMBER.size, 600)
    context.textBaseline = 'middle'
    context.lineJoin = 'round'
    context.strokeStyle = palette.halo
    context.lineWidth = NUMBER.halo
    context.strokeText(String(count), NUMBER.halo, 0)
    context.fillStyle = palette.paint('ink')
    context.fillText(String(count), NUMBER.halo, 0)
  })
}

/** A sign with its number beside it, both on whole pixels so that they stay sharp. */
function withNumber(sign: HTMLCanvasElement, number: HTMLCanvasElement, ratio: number): HTMLCanvasElement {
  const height = Math.max(sign.height, number.height)
  const beside = sign.width - Math.round(NUMBER.halo * ratio)
  const inMiddle = (picture: HTMLCanvasElement): number => Math.floor((height - picture.height) / 2)
  return canvasOf(beside + number.width, height, (context) => {
    context.drawImage(sign, 0, inMiddle(sign))
    context.drawImage(number, beside, inMiddle(number))
  })
}

function iconOf(sign: HTMLCanvasElement, picture: HTMLCanvasElement, ratio: number): Icon {
  // Where names are placed around signs they give way to a sign; the sign itself is always drawn.
  return new Icon({
    img: picture,
    scale: 1 / ratio,
    anchor: [sign.width / 2 / picture.width, 0.5],
    declutterMode: 'obstacle',
  })
}

/** Styles of points, each made once for a mark, a scale and a number, of signs and numbers that are each drawn once. */
export function pointStyles(palette: Palette): (mark: Mark, resolution: number, count?: number) => Style {
  const number = onceForEach((count: number) => numberOf(count, palette))
  const ofMark = onceForEach((mark: Mark) => {
    const sign = onceForEach((scale: number) => signOf(mark, scale, palette))
    // Asked for every point in every step of a year: what is made is found by a number.
    return onceForEach((key: number) => {
      const [count, place] = [Math.floor(key / scales.length), key % scales.length]
      const alone = sign(scales[place]?.scale ?? 0.5)
      const picture = count > 1 ? withNumber(alone, number(count), palette.ratio) : alone
      return new Style({ image: iconOf(alone, picture, palette.ratio) })
    })
  })
  return (mark, resolution, count = 1) => ofMark(mark)(count * scales.length + placeAt(resolution))
}
