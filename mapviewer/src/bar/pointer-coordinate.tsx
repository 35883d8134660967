import { useSpoken } from '@datacentre/ui/speech'
import { useEffect, useState } from 'react'
import { showCoordinate } from '../map/coordinates/show-coordinate.ts'
import {
  offeredSystems,
  type Coordinate,
  type OfferedSystem,
} from '@datacentre/catalogue/geography/coordinates/offered-systems'
import { fromRd } from '../map/coordinates/systems.ts'
import { useMapModel } from '../map/map-model.ts'
import '@datacentre/ui/controls/input.css'
import './pointer-coordinate.css'

const isOffered = (code: string): code is OfferedSystem =>
  (offeredSystems as readonly string[]).includes(code)

const pair = ([x = 0, y = 0]: readonly number[]): Coordinate => [x, y]

/** Where the pointer is, in the system of the visitor's choice; without a pointer, the middle of the map. */
export function PointerCoordinate() {
  const { map } = useMapModel()
  const { say, language } = useSpoken()
  const [system, setSystem] = useState<OfferedSystem>('RD')
  const [pointer, setPointer] = useState<Coordinate | null>(null)
  const [middle, setMiddle] = useState<Coordinate>(() => pair(map.getView().getCenter() ?? []))
  useEffect(() => {
    const view = map.getView()
    const viewport = map.getViewport()
    const move = ({ coordinate }: { readonly coordinate: number[] }): void => setPointer(pair(coordinate))
    const leave = (): void => setPointer(null)
    const settle = (): void => setMiddle(pair(view.getCenter() ?? []))
    map.on('pointermove', move)
    map.on('moveend', settle)
    viewport.addEventListener('pointerleave', leave)
    // The map may have come to rest before anyone listened.
    settle()
    return () => {
      map.un('pointermove', move)
      map.un('moveend', settle)
      viewport.removeEventListener('pointerleave', leave)
    }
  }, [map])
  const shown = showCoordinate(fromRd(pointer ?? middle, system), { system, language })
  return (
    <div className="pointer-coordinate">
      <p>
        <span className="pointer-coordinate-what">{say(pointer ? 'map.pointer' : 'map.middle')}</span>{' '}
        <output>
          {shown.split('  ').map((part, at) => (
            <span key={at}>
              {at > 0 && '  '}
              {part}
            </span>
          ))}
        </output>
      </p>
      {/* The browser's own: it needs no code before the map can be used. */}
      <select
        className="input"
        aria-label={say('map.coordinateSystem')}
        value={system}
        onChange={({ target }) => isOffered(target.value) && setSystem(target.value)}
      >
        {offeredSystems.map((code) => (
          <option key={code} value={code}>
            {say(`map.system.${code}`)}
          </option>
        ))}
      </select>
    </div>
  )
}
