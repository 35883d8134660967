import { mapLayers } from '@datacentre/catalogue/geography/map-layers'
import { useMemo } from 'react'
import { useLayers, usePathsLayer } from '../calls/layer-call.ts'
import type { AskedArea } from './asked-area.ts'
import { inArea, type InArea, type Layers } from './in-area.ts'

const names = mapLayers.map(({ id }) => id)

type Told = {
  readonly found: InArea | null
  readonly isError: boolean
  readonly refetch: () => void
}

/** What lies in an area. Every layer is fetched for it, and the answer is found here: the area goes nowhere. */
export function useInArea({ outlines }: AskedArea): Told {
  const layers = useLayers(names)
  const courses = usePathsLayer(true)
  const all = [...layers, courses]
  const found = useMemo(() => {
    const data = layers.map((layer) => layer.data)
    if (courses.data === undefined || data.includes(undefined)) return null
    const named = Object.fromEntries(names.map((name, at) => [name, data[at]])) as Layers
    return inArea(outlines, named, courses.data)
  }, [outlines, layers, courses.data])
  return {
    found,
    isError: all.some(({ isError }) => isError),
    refetch: () => all.filter(({ isError }) => isError).forEach((query) => void query.refetch()),
  }
}
