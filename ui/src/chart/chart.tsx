import type { BandLook } from '@datacentre/catalogue/production/series/band-looks'
import { memo, useId, useMemo, useRef, type PointerEvent, type Ref } from 'react'
import './chart.css'
import { Axes, type HorizontalAxis } from './axes.tsx'
import { barsPath, extentOf, stackedSegments, zerosOf, zerosPath } from './bars.ts'
import { labelRoom } from './label-places.ts'
import { extentOfLines, Lines, type ChartLine } from './lines.tsx'
import { BandPattern, fillOf } from './patterns.tsx'
import { placeAt, plotOf, type Plot } from './plot.ts'
import { Points } from './points.tsx'
import { RunningLine } from './running-line.tsx'
import { useWidth } from './use-width.ts'

export type ChartBand = BandLook & {
  readonly id: string
  /** A value for every place on the axis; null where there is none. */
  readonly values: readonly (number | null)[]
  /** How it is drawn as one of several lines. */
  readonly line?: ChartLine
}

export type ChartProps = {
  /** What is drawn, in words. */
  readonly title: string
  readonly unit: string
  /** Stacked upwards in this order, or a line each; a running line is drawn of the first only. */
  readonly bands: readonly ChartBand[]
  readonly shape: 'bars' | 'line' | 'lines'
  readonly axis: HorizontalAxis
  /** The place that a line ends with and that is not whole, such as a year without all its months. */
  readonly partialAt?: number
  /** How many places the axis has. */
  readonly count: number
  /** What each of them says, and what all of them are. */
  readonly sayPoint: (at: number) => string
  readonly pointsLabel: string
  readonly showTick: (value: number) => string
  /** The place that is pointed at or has the focus. */
  readonly active: number | null
  readonly onActive: (at: number | null) => void
  /** In pixels. */
  readonly height: number
  readonly ref?: Ref<SVGSVGElement> | undefined
}

/** Figures over time, as stacked bars or as lines. What it paints with are attributes, so that it can leave the page. */
export default function Chart({
  ref,
  title,
  unit,
  bands,
  shape,
  axis,
  partialAt = -1,
  count,
  sayPoint,
  pointsLabel,
  ...props
}: ChartProps) {
  const { height, showTick, active, onActive } = props
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const stacked = useMemo(() => stackedSegments(bands, count), [bands, count])
  const hasMinors = axis.minors.length > 0
  const plot = useMemo(() => {
    const size = { width, height, count, showTick, hasMinors }
    if (shape !== 'lines') return plotOf({ ...size, extent: extentOf(stacked) })
    const lines = bands.flatMap(({ line }) => (line === undefined ? [] : [line]))
    return plotOf({ ...size, extent: extentOfLines(bands), after: labelRoom(lines, width) })
  }, [width, height, count, stacked, showTick, hasMinors, shape, bands])
  const lastKnown = useMemo(
    () => Math.max(0, ...bands.map(({ values }) => values.findLastIndex(isKnown))),
    [bands],
  )
  const follow = (event: PointerEvent<SVGSVGElement>): void => {
    const { left, width: shown } = event.currentTarget.getBoundingClientRect()
    onActive(placeAt(plot, (event.clientX - left) * (width / shown)))
  }
  return (
    <div ref={box} className="chart">
      {width > 0 && (
        <svg
          ref={ref}
          role="group"
          aria-label={title}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          fontSize={13}
          onPointerMove={follow}
          onPointerDown={follow}
          onPointerLeave={(event) => event.pointerType === 'mouse' && onActive(null)}
        >
          <Cursor plot={plot} at={active} />
          <Drawing
            plot={plot}
            bands={bands}
            stacked={stacked}
            shape={shape}
            axis={axis}
            partialAt={partialAt}
            unit={unit}
            showTick={showTick}
          />
          <Points
            plot={plot}
            label={pointsLabel}
            count={count}
            sayPoint={sayPoint}
            stop={active ?? lastKnown}
            onActive={onActive}
          />
        </svg>
      )}
    </div>
  )
}

const isKnown = (value: number | null): boolean => value !== null

function Cursor({ plot, at }: { readonly plot: Plot; readonly at: number | null }) {
  if (at === null) return null
  const { left, top, bottom, step } = plot
  const width = Math.max(2, step)
  return (
    <rect
      className="chart-cursor"
      x={left + (at + 0.5) * step - width / 2}
      y={top}
      width={width}
      height={bottom - top}
      fill="var(--ink)"
      fillOpacity={0.12}
    />
  )
}

type DrawingProps = Pick<ChartProps, 'bands' | 'shape' | 'axis' | 'unit' | 'showTick'> & {
  readonly plot: Plot
  readonly partialAt: number
  readonly stacked: ReturnType<typeof stackedSegments>
}

/** Stays as it is while the pointer moves over it. */
const Drawing = memo(function Drawing(props: DrawingProps) {
  const { plot, bands, stacked, shape, axis, partialAt, unit, showTick } = props
  const ids = useId()
  const idOf = (at: number): string => `${ids}${at}`
  const [first] = bands
  const zeros = shape === 'bars' ? zerosOf(bands, plot.count) : []
  return (
    <>
      <defs>
        {bands.map((band, at) => (
          <BandPattern key={band.id} {...band} id={idOf(at)} />
        ))}
      </defs>
      <Axes plot={plot} axis={axis} unit={unit} showTick={showTick} />
      {shape === 'line' && first !== undefined && (
        <RunningLine
          plot={plot}
          values={first.values}
          colour={`var(--${first.paint})`}
          partialAt={partialAt}
        />
      )}
      {shape === 'lines' && <Lines plot={plot} bands={bands} partialAt={partialAt} />}
      {shape === 'bars' &&
        bands.map((band, at) => (
          <path
            key={band.id}
            data-band={band.id}
            d={barsPath(stacked[at] ?? [], plot)}
            fill={fillOf({ ...band, id: idOf(at) })}
            {...(band.pattern === 'partial' && { stroke: `var(--${band.paint})` })}
          />
        ))}
      {shape === 'bars' && zeros.length > 0 && (
        <path data-zeros={zeros.length} d={zerosPath(zeros, plot)} fill="var(--ink)" />
      )}
    </>
  )
})
