import { NETHERLANDS_BOX } from '@datacentre/catalogue/geography/netherlands-box'
import type { SiteOnScreen } from '@datacentre/catalogue/wire/config'
import type { MapPlace } from '../../address/map-address.ts'
import { boxInSystem } from '../coordinates/box-in-system.ts'
import { toRd } from '../coordinates/systems.ts'

export type Box = readonly [minX: number, minY: number, maxX: number, maxY: number]

/** How far the middle of the map may wander: around the Netherlands, and as far around another country. */
const ROAMING: Box = [-350_000, 100_000, 600_000, 1_050_000]
const ROAMING_AROUND = 250_000

/** The box that the whole country is seen in. */
export const homeBox = ({ country }: Pick<SiteOnScreen, 'country'>): Box =>
  country === null ? NETHERLANDS_BOX : boxInSystem(country, 'RD')

/** Where the map starts and its home button leads, where that is not the whole country. */
export function startPlace({ startView }: Pick<SiteOnScreen, 'startView'>): MapPlace | null {
  if (startView === null) return null
  const [x, y] = toRd([startView.longitude, startView.latitude], 'WGS84')
  return { x, y, zoom: startView.zoom }
}

export function roamingOf({ country }: Pick<SiteOnScreen, 'country'>): Box {
  if (country === null) return ROAMING
  const [minX, minY, maxX, maxY] = boxInSystem(country, 'RD')
  return [minX - ROAMING_AROUND, minY - ROAMING_AROUND, maxX + ROAMING_AROUND, maxY + ROAMING_AROUND]
}
