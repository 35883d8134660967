import { useEffect, useMemo } from 'react'
import { useShowing } from '../layers/use-showing.ts'
import { useMapModel } from '../map-model.ts'
import { useFollowedYear } from '../past/use-past.ts'
import type { Palette } from '../palette.ts'
import { drawPaths, type DrawnPaths } from './drawn-paths.ts'
import { usePaths } from './use-paths.ts'

type PathsLayerProps = {
  readonly palette: Palette
  /** Told when the courses have come, and with null when they have gone. */
  readonly onDrawn: (paths: DrawnPaths | null) => void
}

/** The courses of the holes that are on the map, for as long as those are. */
export function PathsLayer({ palette, onDrawn }: PathsLayerProps) {
  const { map } = useMapModel()
  const { data } = usePaths()
  const paths = useMemo(() => (data === undefined ? null : drawPaths(data)), [data])
  const { shows, standing, past } = useShowing('boreholes', data)
  useFollowedYear(paths, past)
  useEffect(() => {
    if (shows !== null) paths?.paint({ palette, shows, standing, past })
  }, [paths, palette, shows, standing, past])
  useEffect(() => {
    if (paths === null) return undefined
    map.addLayer(paths.signs)
    onDrawn(paths)
    return () => {
      map.removeLayer(paths.signs)
      onDrawn(null)
    }
  }, [map, paths, onDrawn])
  return null
}
