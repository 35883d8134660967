import type { Interval } from '../../calls/borehole-calls.ts'
import type { DepthScale } from '@datacentre/catalogue/underground/depth-scale'
import { placedLabels } from './placed-labels.ts'

/** A layer as it is drawn: a box to scale, and where its name stands when there is room for it. */
export type ColumnLayer = {
  readonly key: string
  readonly unit: string | null
  readonly top: number
  readonly bottom: number
  readonly y: number
  readonly height: number
  readonly labelY: number | null
}

const LINE_HEIGHT = 17

/** The layers of an interpretation; when not all names fit, the thickest layers keep theirs. */
export function columnLayers(intervals: readonly Interval[], scale: DepthScale): readonly ColumnLayer[] {
  const layers = intervals.flatMap(({ topDepth, bottomDepth, stratUnitId }, at) => {
    if (topDepth === null || bottomDepth === null || bottomDepth <= topDepth) return []
    const y = scale.y(topDepth)
    return [
      {
        key: String(at),
        unit: stratUnitId,
        top: topDepth,
        bottom: bottomDepth,
        y,
        height: scale.y(bottomDepth) - y,
      },
    ]
  })
  const fitting = Math.floor(scale.height / LINE_HEIGHT)
  const named = new Set(
    layers
      .toSorted((one, other) => other.height - one.height)
      .slice(0, fitting)
      .map(({ key }) => key),
  )
  const labels = placedLabels(
    layers.filter(({ key }) => named.has(key)).map(({ key, y, height }) => ({ key, middle: y + height / 2 })),
    { height: scale.height, lineHeight: LINE_HEIGHT },
  )
  return layers.map((layer) => ({ ...layer, labelY: labels.get(layer.key) ?? null }))
}
