import { useEffect, useRef } from 'react'
import { changeAddress, currentAddress, useAddress } from '../address/address-store.ts'
import { useMapModel } from './map-model.ts'
import { goToPlace, placeOf, type Box } from './rd-view.ts'
import { showBox, showHome } from './travel.ts'

/** What the map has to show when the address names no place; `pending` while that is not known yet. */
export type Destination = Box | 'nothing' | 'pending'

/** Keeps the map where the address says it is, and the address where the visitor takes the map. */
export function usePlace(destination: Destination): void {
  const { map } = useMapModel()
  const { place } = useAddress()
  const isSettled = useRef(false)
  const travelling = useRef(destination)
  useEffect(() => {
    travelling.current = destination
    const view = map.getView()
    const now = placeOf(view)
    const isThere = place?.x === now?.x && place?.y === now?.y && place?.zoom === now?.zoom
    // The first time the map jumps: nobody saw where it was.
    const duration = isSettled.current ? undefined : 0
    if (place !== null && !isThere) goToPlace(view, place)
    if (place === null && typeof destination === 'object') showBox(map, destination, duration)
    else if (place === null && !isSettled.current) showHome(map, duration)
    if (destination !== 'pending') isSettled.current = true
  }, [map, place, destination])
  useEffect(() => {
    const keep = (): void => {
      const settled = placeOf(map.getView())
      if (settled === null) return
      if (currentAddress().place === null && travelling.current === 'pending') return
      changeAddress({ place: settled })
    }
    map.on('moveend', keep)
    return () => map.un('moveend', keep)
  }, [map])
}
