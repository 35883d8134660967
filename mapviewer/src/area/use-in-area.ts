import { mapLayers } from '@datacentre/catalogue/geography/map-layers'
import { licences } from '@datacentre/catalogue/registers/index'
import { useMemo } from 'react'
import { today } from '../filter/left.ts'
import { useRegisterLists } from '../calls/list-call.ts'
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
  const [list] = useRegisterLists([licences])
  const all = [...layers, courses, ...(list === undefined ? [] : [list])]
  const rows = list?.data?.rows
  const found = useMemo(() => {
    const data = layers.map((layer) => layer.data)
    if (courses.data === undefined || rows === undefined || data.includes(undefined)) return null
    const named = Object.fromEntries(names.map((name, at) => [name, data[at]])) as Layers
    return inArea(outlines, { layers: named, courses: courses.data, licences: rows, today: today() })
  }, [outlines, layers, courses.data, rows])
  return {
    found,
    isError: all.some(({ isError }) => isError),
    refetch: () => all.filter(({ isError }) => isError).forEach((query) => void query.refetch()),
  }
}
