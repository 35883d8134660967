import type { Part } from './features.ts'
import type { OwnBaseMap } from '../../address/base-map-names.ts'

/** What is drawn of our own base map: one that the visitor chose, or what stays where tiles of another host lie on it. */
export type Ground = OwnBaseMap | 'underTiles'

const coast: readonly Part['part'][] = ['land', 'coast', 'countries']
const sea: readonly Part['part'][] = ['shelf', 'blocks', 'block', 'quadrant']

/** Tiles carry towns and borders of their own, but no blocks at sea. Until they come there is land. */
export const drawnParts: Readonly<Record<Ground, readonly Part['part'][]>> = {
  atlas: [...coast, ...sea, 'provinces', 'town'],
  coast,
  underTiles: [...coast, ...sea],
}
