import { createEmpty, extend } from 'ol/extent'
import type Geometry from 'ol/geom/Geometry'
import type { Box } from './rd-view.ts'
import type { Destination } from './use-place.ts'

const boxAround = (geometries: readonly Geometry[]): Box => {
  const [minX = 0, minY = 0, maxX = 0, maxY = 0] = geometries.reduce(
    (box, geometry) => extend(box, geometry.getExtent()),
    createEmpty(),
  )
  return [minX, minY, maxX, maxY]
}

/** The object of the page goes before the selected rows. */
export function destinationOf(
  chosen: Geometry | null | undefined,
  selected: readonly Geometry[] | undefined,
): Destination {
  if (chosen === undefined) return 'pending'
  if (chosen !== null) return boxAround([chosen])
  if (selected === undefined) return 'pending'
  return selected.length === 0 ? 'nothing' : boxAround(selected)
}
