import { useSpoken } from '@datacentre/ui/speech'
import { useEffect } from 'react'
import { AreaInstead } from '../area/area-ways.tsx'
import { changeScene } from '../map/view/scene.ts'

/** Says that the next click asks what lies there, for as long as it does; Escape takes that back. */
export default function HereHint() {
  const { say } = useSpoken()
  useEffect(() => {
    const byKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      changeScene({ tool: 'choose' })
    }
    document.addEventListener('keydown', byKey)
    return () => document.removeEventListener('keydown', byKey)
  }, [])
  return (
    <div className="map-status screen-only">
      <p role="status">{say('map.here.point')}</p>
      <AreaInstead />
    </div>
  )
}
