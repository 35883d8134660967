import { useSpoken } from '@datacentre/ui/speech'
import { useEffect, useState } from 'react'
import { useMapModel } from '../map/map-model.ts'
import { showLength } from '../map/measure/show-length.ts'
import './scale-bar.css'
import { scaleLength } from './scale-length.ts'

/** Room for the bar, in pixels; of a narrow map, a part of its width. */
const WIDEST = 120
const MOST_PART = 1 / 5

/** How long a distance is on the map. */
export function ScaleBar() {
  const { map } = useMapModel()
  const { say, language } = useSpoken()
  const [resolution, setResolution] = useState(() => map.getView().getResolution() ?? 1)
  useEffect(() => {
    const view = map.getView()
    const take = (): void => setResolution(view.getResolution() ?? 1)
    take()
    view.on('change:resolution', take)
    return () => view.un('change:resolution', take)
  }, [map])
  const [width = 0] = map.getSize() ?? []
  const room = width > 0 ? Math.min(WIDEST, width * MOST_PART) : WIDEST
  const length = scaleLength(room * resolution)
  const shown = showLength(length, language)
  return (
    <p className="scale-bar">
      <span className="visually-hidden">{say('map.scale')}</span>
      <span className="scale-bar-line" style={{ width: length / resolution }} aria-hidden="true" />
      <span>{shown}</span>
    </p>
  )
}
