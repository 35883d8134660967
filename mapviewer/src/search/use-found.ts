import type Geometry from 'ol/geom/Geometry'
import Point from 'ol/geom/Point'
import { fromExtent } from 'ol/geom/Polygon'
import { useCallback, useRef } from 'react'
import { blockOutline } from '../map/base-map/block-outline.ts'
import { useMapModel } from '../map/map-model.ts'
import type { Box } from '../map/view/home.ts'

type Found = { readonly title: string; readonly box: Box }

async function shapeOf({ title, box }: Found): Promise<Geometry> {
  if (box[0] === box[2] && box[1] === box[3]) return new Point([box[0], box[1]])
  // Where the base map did not come, which is told on its own, no grid is drawn that the box could differ from.
  const outline = await blockOutline(title).catch(() => null)
  return outline ?? fromExtent([...box])
}

/** Makes the place or block that was found stand out, and no other. */
export function useFound(): (found: Found | null) => void {
  const { highlight } = useMapModel()
  const latest = useRef<Found | null>(null)
  return useCallback(
    (found) => {
      latest.current = found
      highlight.set('found', [])
      if (found === null) return
      shapeOf(found).then((shape) => {
        if (latest.current === found) highlight.set('found', [shape])
      }, reportError)
    },
    [highlight],
  )
}
