import Polygon from 'ol/geom/Polygon'
import { loadBaseMap } from './base-map-data.ts'

/** A block as the grid draws it, along meridians and parallels and no further than the shelf; null when it draws none of that name. */
export async function blockOutline(name: string): Promise<Polygon | null> {
  const { blocks } = await loadBaseMap()
  const ring = blocks.find((block) => block.name === name)?.ring
  return ring === undefined ? null : new Polygon([...ring], 'XY', [ring.length])
}
