import { useSpoken } from '@datacentre/ui/speech'
import { useEffect, type ReactNode } from 'react'
import { changeScene } from '../map/view/scene.ts'

type HereHintProps = {
  /** What can be asked about instead of a point. */
  readonly children: ReactNode
}

/** Says that the next click asks what lies there, for as long as it does; Escape takes that back. */
export function HereHint({ children }: HereHintProps) {
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
      {children}
    </div>
  )
}
