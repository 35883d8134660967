import { useEffect, useMemo } from 'react'
import { useAddress } from '../../address/address-store.ts'
import { useObject } from '../../calls/object-call.ts'
import { useLayerFilter } from '../../filter/use-layer-filter.ts'
import { shownRows } from '../layers/shown-rows.ts'
import { NOTHING_STANDS_OUT, standingOut } from '../layers/standing-out.ts'
import { useMapModel } from '../map-model.ts'
import type { Palette } from '../palette.ts'
import { drawPaths, type DrawnPaths } from './drawn-paths.ts'
import { usePaths } from './use-paths.ts'

type PathsLayerProps = {
  readonly palette: Palette
  /** Told when the courses have come, and with null when they have gone. */
  readonly onDrawn: (paths: DrawnPaths | null) => void
}

const name = 'boreholes'

/** The courses of the holes that are on the map, for as long as those are. */
export function PathsLayer({ palette, onDrawn }: PathsLayerProps) {
  const { map } = useMapModel()
  const { showsLapsed, ids, layers, object } = useAddress()
  const { data: opened } = useObject(object)
  const chosenKey = opened?.key ?? null
  const { data } = usePaths()
  const paths = useMemo(() => (data === undefined ? null : drawPaths(data)), [data])
  const { isFiltered, screen } = useLayerFilter(name, false)
  const standing = useMemo(
    () =>
      data === undefined ? NOTHING_STANDS_OUT : standingOut(data, { name, ids, layers, object, chosenKey }),
    [data, ids, layers, object, chosenKey],
  )
  useEffect(() => {
    // As the signs of the holes do, they wait for the list that filters them.
    if (paths === null || (isFiltered && screen === undefined)) return
    const shows = shownRows(paths.data, { name, showsLapsed, filtered: isFiltered ? (screen ?? null) : null })
    paths.paint({ palette, shows, standing })
  }, [paths, palette, showsLapsed, isFiltered, screen, standing])
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
