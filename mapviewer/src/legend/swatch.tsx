import type { Mark } from '@datacentre/catalogue/signs/mark'
import { useEffect, useRef } from 'react'
import { fillOf } from '../map/layers/area-style.ts'
import type { Sign } from '../map/layers/layer-looks.ts'
import type { Palette } from '../map/palette.ts'
import { STRAIGHT_DASH } from '../map/paths/drawn-paths.ts'
import type { AreaLook } from '../map/symbols/area-look.ts'
import { drawMark } from '../map/symbols/mark.ts'

/** In pixels. */
const SIZE = { width: 28, height: 20 }

type Paint = (context: CanvasRenderingContext2D) => void

/** A small canvas, drawn with the same strokes as the map. */
function Swatch({ paint, ratio }: { readonly paint: Paint; readonly ratio: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    context.clearRect(0, 0, SIZE.width, SIZE.height)
    paint(context)
  }, [paint, ratio])
  return (
    <canvas
      ref={canvas}
      className="swatch"
      width={SIZE.width * ratio}
      height={SIZE.height * ratio}
      style={SIZE}
      aria-hidden="true"
    />
  )
}

type Drawn = { readonly palette: Palette }

function MarkSwatch({ mark, palette }: Drawn & { readonly mark: Mark }) {
  return (
    <Swatch
      ratio={palette.ratio}
      paint={(context) => {
        context.translate(SIZE.width / 2, SIZE.height / 2)
        drawMark(mark, { context, palette })
      }}
    />
  )
}

function AreaSwatch({ look, palette }: Drawn & { readonly look: AreaLook }) {
  return (
    <Swatch
      ratio={palette.ratio}
      paint={(context) => {
        context.beginPath()
        context.rect(2, 3, SIZE.width - 4, SIZE.height - 6)
        const fill = fillOf(look, palette)
        if (fill !== null) context.fillStyle = fill
        if (fill !== null) context.fill()
        context.strokeStyle = palette.paint(look.paint)
        context.lineWidth = 1.25
        context.setLineDash([...(look.dash ?? [])])
        context.stroke()
      }}
    />
  )
}

function LineSwatch({ palette }: Drawn) {
  return (
    <Swatch
      ratio={palette.ratio}
      paint={(context) => {
        context.strokeStyle = palette.paint('datatype-seismic')
        context.lineWidth = 1.5
        context.beginPath()
        context.moveTo(2, SIZE.height - 5)
        context.lineTo(SIZE.width - 2, 5)
        context.stroke()
      }}
    />
  )
}

/** A course from a hole to its end. */
function PathSwatch({ palette, dash }: Drawn & { readonly dash: readonly number[] }) {
  return (
    <Swatch
      ratio={palette.ratio}
      paint={(context) => {
        const colour = palette.paint('datatype-borehole')
        const [x, y] = [SIZE.width - 4, 5]
        context.strokeStyle = colour
        context.fillStyle = colour
        context.lineWidth = 1.5
        context.setLineDash([...dash])
        context.beginPath()
        context.moveTo(2, SIZE.height - 5)
        context.lineTo(x, y)
        context.stroke()
        context.beginPath()
        context.arc(x, y, 2.5, 0, 2 * Math.PI)
        context.fill()
      }}
    />
  )
}

/** A sign as the map draws it. */
export function SignSwatch({ sign, palette }: Drawn & { readonly sign: Sign }) {
  if (sign === 'path') return <PathSwatch palette={palette} dash={[]} />
  if (sign === 'straightPath') return <PathSwatch palette={palette} dash={STRAIGHT_DASH} />
  if (sign === 'line') return <LineSwatch palette={palette} />
  if ('mark' in sign) return <MarkSwatch mark={sign.mark} palette={palette} />
  return <AreaSwatch look={sign.area} palette={palette} />
}
