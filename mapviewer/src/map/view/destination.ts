import { createEmpty, extend } from 'ol/extent'
import type Geometry from 'ol/geom/Geometry'
import type { Box } from './home.ts'
import type { Destination } from './use-place.ts'

const boxAround = (geometries: readonly Geometry[]): Box => {
  const [minX = 0, minY = 0, maxX = 0, maxY = 0] = geometries.reduce(
    (box, geometry) => extend(box, geometry.getExtent()),
    createEmpty(),
  )
  return [minX, minY, maxX, maxY]
}

type Sought = {
  /** Undefined until it is known, as are the others; null when there is none. */
  readonly chosen: Geometry | null | undefined
  /** The area that is asked about; null where none is. */
  readonly area: Geometry | null
  /** The place that is asked about with what lies around it; null where none is. */
  readonly here: Box | null | undefined
  readonly selected: readonly Geometry[] | undefined
  readonly filtered: readonly Geometry[] | undefined
}

/** The object of the page goes before an area or a place that is asked about, those before the selected rows, and these before what the filters leave. */
export function destinationOf({ chosen, area, here, selected, filtered }: Sought): Destination {
  if (chosen === undefined) return 'pending'
  if (chosen !== null) return boxAround([chosen])
  if (area !== null) return boxAround([area])
  if (here === undefined) return 'pending'
  if (here !== null) return here
  for (const shapes of [selected, filtered]) {
    if (shapes === undefined) return 'pending'
    if (shapes.length > 0) return boxAround(shapes)
  }
  return 'nothing'
}
