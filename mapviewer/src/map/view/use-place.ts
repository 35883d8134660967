import type OlMap from 'ol/Map'
import { useCallback, useEffect, useRef } from 'react'
import { changeAddress, currentAddress, useAddress } from '../../address/address-store.ts'
import type { MapAddress, MapPlace } from '../../address/map-address.ts'
import { sameObject } from '../../subjects/subjects.ts'
import { useMapModel } from '../map-model.ts'
import type { Box } from './home.ts'
import { goToPlace, placeOf } from './rd-view.ts'
import { keepCorner, showBox, showHome } from './travel.ts'

/** What the map has to show when the address names no place; `pending` while that is not known yet. */
export type Destination = Box | 'nothing' | 'pending'

/** The box the map was sent to, and where that brought it; null once the visitor has moved on. */
type Arrival = { readonly box: Box; readonly isNearer: boolean; readonly place: MapPlace | null } | null

const isSame = (one: MapPlace | null, other: MapPlace | null): boolean =>
  one?.x === other?.x && one?.y === other?.y && one?.zoom === other?.zoom

const isLaidOut = (map: OlMap): boolean => map.getSize()?.every((side) => side > 0) === true

/** Keeps the map where the address says it is, and the address where the visitor takes the map. */
export function usePlace(destination: Destination): void {
  const { map } = useMapModel()
  const { place } = useAddress()
  const isSettled = useRef(false)
  const travelling = useRef(destination)
  const arrival = useRef<Arrival>(null)
  /** The page that Back or Forward led to, until its panel has come or gone. */
  const returned = useRef<Pick<MapAddress, 'object'> | null>(null)
  /** The object that the map was last taken to. */
  const shown = useRef<MapAddress['object']>(null)
  /** What we wrote ourselves: the visitor may already be further. */
  const written = useRef<MapPlace | null>(null)
  const settle = useCallback((): void => {
    const settled = placeOf(map.getView())
    if (settled === null) return
    if (arrival.current !== null && arrival.current.place === null)
      arrival.current = { ...arrival.current, place: settled }
    else if (arrival.current !== null && !isSame(arrival.current.place, settled)) arrival.current = null
    const { place: known } = currentAddress()
    if (known === null && travelling.current === 'pending') return
    // All of the page follows the address: what it says already is not said again.
    if (isSame(known, settled)) {
      written.current = known
      return
    }
    written.current = settled
    changeAddress({ place: settled })
  }, [map])
  useEffect(() => {
    travelling.current = destination
    const view = map.getView()
    // The first time the map jumps: nobody saw where it was.
    const duration = isSettled.current ? undefined : 0
    if (place !== null && place !== written.current) {
      goToPlace(view, place)
      arrival.current = null
      if (isSettled.current) returned.current = { object: currentAddress().object }
    } else if (place === null && typeof destination === 'object') {
      const { object } = currentAddress()
      // The place was taken out of the address of the same page: the visitor asks to zoom to its object.
      const isNearer = isSettled.current && object !== null && sameObject(object, shown.current)
      arrival.current = { box: destination, isNearer, place: null }
      showBox(map, destination, { isNearer, ...(duration !== undefined && { duration }) })
    } else if (place === null && !isSettled.current) showHome(map, duration)
    if (destination === 'pending') return undefined
    shown.current = currentAddress().object
    isSettled.current = true
    // A map that already is where it has to be does not move, and so never tells that it has moved. In a task of its own: all
    // that follows the address is drawn by it, and a slow phone has enough to do in this one.
    const isThere = place === null && isLaidOut(map) && !view.getAnimating()
    const settling = isThere ? window.setTimeout(settle) : undefined
    return () => window.clearTimeout(settling)
  }, [map, place, destination, settle])
  useEffect(() => {
    // A panel that opens takes room from the map: what it was sent to stays whole, or else nothing moves on the screen.
    const resize = ({ oldValue }: { readonly oldValue: number[] | undefined }): void => {
      // While the page is printed the map has no size; when it has one again, nothing has moved.
      if (!isLaidOut(map) || oldValue?.includes(0)) return
      const isReturn =
        returned.current !== null && sameObject(returned.current.object, currentAddress().object)
      returned.current = null
      // The place of a page in the history was that beside its panel.
      if (isReturn) return
      if (arrival.current === null) keepCorner(map, oldValue)
      else {
        arrival.current = { ...arrival.current, place: null }
        // It may still be on its way to where the box would have been whole before.
        map.getView().cancelAnimations()
        showBox(map, arrival.current.box, { isNearer: arrival.current.isNearer, duration: 0 })
      }
    }
    map.on('moveend', settle)
    map.on('change:size', resize)
    return () => {
      map.un('moveend', settle)
      map.un('change:size', resize)
    }
  }, [map, settle])
}
