import type Geometry from 'ol/geom/Geometry'
import { useEffect, useMemo } from 'react'
import { takeListed, useAddress } from '../../address/address-store.ts'
import { useObject } from '../../calls/object-call.ts'
import { geometryFromGeoJson } from '../geometry-from-geojson.ts'
import { useMapModel } from '../map-model.ts'
import { bringIntoView } from '../view/travel.ts'

/** The shape of the object of the address, which stands out; null when it has none, undefined until that is known. */
export function useChosen(): Geometry | null | undefined {
  const { highlight, map } = useMapModel()
  const { object } = useAddress()
  const { data, isError } = useObject(object)
  const geometry = useMemo(() => {
    if (object === null || isError) return null
    if (data === undefined) return undefined
    return data.geometry === null ? null : geometryFromGeoJson(data.geometry)
  }, [object, data, isError])
  useEffect(() => highlight.set('chosen', geometry ? [geometry] : []), [highlight, geometry])
  useEffect(() => {
    if (!geometry || !takeListed(object)) return
    const [west, south, east, north] = geometry.getExtent()
    const [x, y] = map.getView().getCenter() ?? []
    if (x === undefined || y === undefined) return
    // What of it lies nearest to the middle: of something large its edge is enough.
    bringIntoView(map, [Math.min(Math.max(x, west!), east!), Math.min(Math.max(y, south!), north!)])
  }, [map, object, geometry])
  return geometry
}
