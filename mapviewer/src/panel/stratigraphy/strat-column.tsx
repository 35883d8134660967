import { useSpoken } from '@datacentre/ui/speech'
import type { ColumnLayer } from './column-layers.ts'
import { colourOfUnit } from '@datacentre/catalogue/underground/period-of-unit'

type StratColumnProps = {
  readonly layers: readonly ColumnLayer[]
  readonly width: number
  /** Where names start, or null for a column without names. */
  readonly labelX: number | null
}

/** The layers of a borehole to scale, in the colours of the international chart. */
export function StratColumn({ layers, width, labelX }: StratColumnProps) {
  const { speech } = useSpoken()
  const nameOf = (unit: string | null): string => (unit === null ? '?' : speech.code('stratUnit', unit))
  return (
    <g className="strat-column">
      {layers.map(({ key, unit, y, height, labelY }) => (
        <g key={key}>
          <rect y={y} width={width} height={height} fill={colourOfUnit(unit) ?? 'none'}>
            <title>{nameOf(unit)}</title>
          </rect>
          {labelX !== null && labelY !== null && (
            <>
              <polyline
                points={`${width},${y + height / 2} ${labelX - 10},${labelY} ${labelX - 4},${labelY}`}
              />
              <text x={labelX} y={labelY} dy="0.35em">
                {nameOf(unit)}
              </text>
            </>
          )}
        </g>
      ))}
    </g>
  )
}
