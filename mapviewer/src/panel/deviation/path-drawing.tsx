import { useSpoken } from '@datacentre/ui/speech'
import { showLength } from '../../map/measure/show-length.ts'
import '../drawing.css'
import { framed } from './framed.ts'

const SIZE = { width: 180, height: 220, margin: 24 }

type PathDrawingProps = {
  /** In metres, with y growing downwards on the page. */
  readonly points: readonly { readonly x: number; readonly y: number }[]
  readonly label: string
  readonly caption: string
  readonly isFromAbove?: true
}

/** A hole as a line, from above or from the side. */
export function PathDrawing({ points, label, caption, isFromAbove }: PathDrawingProps) {
  const { language } = useSpoken()
  const { path, start, end, bar } = framed(points, SIZE)
  return (
    <figure>
      <svg className="drawing" viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label={label}>
        {isFromAbove && (
          <>
            <line className="drawing-grid" x1={start.x} x2={start.x} y1={0} y2={SIZE.height} />
            <line className="drawing-grid" x1={0} x2={SIZE.width} y1={start.y} y2={start.y} />
            <text x={start.x + 4} y={12} className="drawing-quiet">
              N
            </text>
          </>
        )}
        {!isFromAbove && <line className="drawing-grid" x1={0} x2={SIZE.width} y1={start.y} y2={start.y} />}
        <path className="drawing-path" d={path} />
        <circle className="drawing-start" cx={start.x} cy={start.y} r={4} />
        <circle className="drawing-end" cx={end.x} cy={end.y} r={4} />
        <g transform={`translate(4 ${SIZE.height - 6})`}>
          <line x1={0} x2={bar.pixels} />
          <text x={0} y={-4} className="drawing-quiet">
            {showLength(bar.metres, language)}
          </text>
        </g>
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
