import Point from 'ol/geom/Point'
import { useEffect } from 'react'
import { useAddress } from '../../address/address-store.ts'
import { toRd } from '../coordinates/systems.ts'
import { useMapModel } from '../map-model.ts'

const DEGREES = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/

/** Rings the point whose panel is open; a place with a name is marked by the search that found it. */
export function useHere(): void {
  const { highlight } = useMapModel()
  const { here } = useAddress()
  useEffect(() => {
    const [, latitude, longitude] = DEGREES.exec(here ?? '') ?? []
    const isPoint = latitude !== undefined && longitude !== undefined
    highlight.set(
      'here',
      isPoint ? [new Point([...toRd([Number(longitude), Number(latitude)], 'WGS84')])] : [],
    )
  }, [highlight, here])
}
