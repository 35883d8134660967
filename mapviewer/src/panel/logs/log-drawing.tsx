import { useSpoken } from '@datacentre/ui/speech'
import { useMemo } from 'react'
import type { Interval } from '../../calls/borehole-calls.ts'
import { DepthAxis } from '../depth-axis.tsx'
import { depthScale } from '@datacentre/catalogue/underground/depth-scale'
import '../drawing.css'
import { columnLayers } from '../stratigraphy/column-layers.ts'
import { StratColumn } from '../stratigraphy/strat-column.tsx'
import { trackOf } from './curve-path.ts'
import { curveTitle, unitSign } from './curve-words.ts'
import './log-drawing.css'
import type { Las } from '@datacentre/catalogue/underground/read-las'

/** In pixels of the drawing. */
const SIZE = { width: 360, height: 520, axis: 46, column: 22, gap: 6, head: 44 }

type LogDrawingProps = { readonly las: Las; readonly intervals: readonly Interval[] }

/** The curves of a log beside the layers they were measured in, all on one scale of depth. */
export function LogDrawing({ las, intervals }: LogDrawingProps) {
  const { say, speech, language } = useSpoken()
  const { scale, layers, tracks, width } = useMemo(() => {
    const bottom = Math.max(las.depths.at(-1) ?? 1, ...intervals.map(({ bottomDepth }) => bottomDepth ?? 0))
    const made = depthScale({ top: 0, bottom, height: SIZE.height })
    const room = SIZE.width - SIZE.axis - SIZE.column
    const trackWidth = room / Math.max(1, las.curves.length) - SIZE.gap
    return {
      scale: made,
      layers: columnLayers(intervals, made),
      width: trackWidth,
      tracks: las.curves.flatMap((curve) => trackOf(las, curve, { scale: made, width: trackWidth }) ?? []),
    }
  }, [las, intervals])
  const numbers = new Intl.NumberFormat(language, { maximumSignificantDigits: 3 })
  const titles = tracks.map(({ curve }) => curveTitle(curve, speech))
  return (
    <figure>
      <svg
        className="drawing log-drawing"
        viewBox={`0 ${-SIZE.head} ${SIZE.width} ${SIZE.height + SIZE.head + 8}`}
        role="img"
        aria-label={say('object.log.drawing', { curves: titles.join(', ') })}
      >
        <g transform={`translate(${SIZE.axis} 0)`}>
          <DepthAxis scale={scale} />
          <StratColumn layers={layers} width={SIZE.column} labelX={null} />
          {tracks.map(({ curve, path, least, most }, at) => (
            <g
              key={curve.name}
              transform={`translate(${SIZE.column + SIZE.gap + at * (width + SIZE.gap)} 0)`}
            >
              <text y={-30} x={width / 2} textAnchor="middle">
                {curve.name}
              </text>
              <text y={-17} x={width / 2} textAnchor="middle" className="drawing-quiet log-drawing-small">
                {unitSign(curve.unit)}
              </text>
              <text y={-5} className="drawing-quiet log-drawing-small">
                {numbers.format(least)}
              </text>
              <text y={-5} x={width} textAnchor="end" className="drawing-quiet log-drawing-small">
                {numbers.format(most)}
              </text>
              <rect className="log-drawing-track" width={width} height={SIZE.height} />
              <path d={path} className={`log-drawing-curve-${at % 5}`} />
            </g>
          ))}
        </g>
      </svg>
      <figcaption>{tracks.map(({ curve }, at) => `${curve.name}: ${titles[at]}`).join(' · ')}</figcaption>
    </figure>
  )
}
