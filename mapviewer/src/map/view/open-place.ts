import { changeAddress, chooseObject } from '../../address/address-store.ts'
import type { Coordinate } from '@datacentre/catalogue/geography/coordinates/offered-systems'
import { fromRd } from '../coordinates/systems.ts'
import { changeScene } from './scene.ts'

/** About ten metres: nobody points better. */
const DECIMALS = 4

/** A place on the map as it is asked about: latitude and longitude. */
export function hereAt(at: Coordinate): string {
  const [longitude, latitude] = fromRd(at, 'WGS84')
  return `${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)}`
}

/** Opens the panel that tells what lies at a place. */
export function openPlace(at: Coordinate): void {
  chooseObject(null)
  changeAddress({ here: hereAt(at) })
  changeScene({ tool: 'choose' })
}
