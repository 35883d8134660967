import Point from 'ol/geom/Point'
import { useEffect, useMemo } from 'react'
import { useAddress } from '../../address/address-store.ts'
import { usePlaceAnswer } from '../../calls/place-call.ts'
import { toRd } from '../coordinates/systems.ts'
import { useMapModel } from '../map-model.ts'
import type { Box } from '../view/home.ts'

const DEGREES = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/

/**
 * Rings the point whose panel is open; a place with a name is marked by the search that found it. Where the address names no
 * place for the map, that is the place with what lies around it: null where there is none, undefined until it is known.
 */
export function useHere(): Box | null | undefined {
  const { highlight } = useMapModel()
  const { here, place } = useAddress()
  const isSought = here !== null && place === null
  const { data, isError, isPlaceholderData } = usePlaceAnswer({ here: here ?? '', distance: null }, isSought)
  useEffect(() => {
    const [, latitude, longitude] = DEGREES.exec(here ?? '') ?? []
    const isPoint = latitude !== undefined && longitude !== undefined
    highlight.set(
      'here',
      isPoint ? [new Point([...toRd([Number(longitude), Number(latitude)], 'WGS84')])] : [],
    )
  }, [highlight, here])
  return useMemo(() => {
    if (!isSought || isError) return null
    if (data === undefined || isPlaceholderData) return undefined
    // Several places may be called so.
    if (!('box' in data)) return null
    const { box, distance } = data
    return [box[0] - distance, box[1] - distance, box[2] + distance, box[3] + distance]
  }, [isSought, isError, data, isPlaceholderData])
}
