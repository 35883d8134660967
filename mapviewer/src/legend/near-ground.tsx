import { useSpoken } from '@datacentre/ui/speech'
import { useEffect, useState } from 'react'
import { useMapModel } from '../map/map-model.ts'
import { useIsNear } from '../map/use-is-near.ts'
import { streetMap } from './street-map.ts'

/** Says where the map is near what our own base map does not show, and leads to a map with streets of the same place. */
export function NearGround() {
  const { map } = useMapModel()
  const { say } = useSpoken()
  const isNear = useIsNear()
  const [streets, setStreets] = useState('')
  useEffect(() => {
    const settle = (): void => {
      const view = map.getView()
      const [x = 0, y = 0] = view.getCenter() ?? []
      setStreets(streetMap([x, y], view.getResolution() ?? 1))
    }
    settle()
    map.on('moveend', settle)
    return () => map.un('moveend', settle)
  }, [map])
  if (!isNear) return null
  return (
    <p className="legend-near">
      {say('map.baseMap.near')}{' '}
      <a href={streets} target="_blank" rel="noreferrer">
        {say('map.baseMap.streets')}
        <span className="visually-hidden"> ({say('opensElsewhere')})</span>
      </a>
    </p>
  )
}
