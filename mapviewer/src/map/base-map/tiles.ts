import { resolutionAt } from '@datacentre/catalogue/geography/map-zooms'
import type { BaseMap } from '@datacentre/catalogue/wire/config'
import TileLayer from 'ol/layer/Tile'
import XYZ from 'ol/source/XYZ'
import TileGrid from 'ol/tilegrid/TileGrid'
import { rd } from '../view/rd-view.ts'
import { tileBatch, type TileOutcome } from './tile-batch.ts'
import './tiles.css'

/** The national tiling scheme for EPSG:28992 (Geonovum, Nederlandse richtlijn tiling): square tiles from the north-west corner. */
const ORIGIN = [-285_401.92, 903_401.92]
const TILE_SIZE = 256
/** The scheme's finest level; what is nearer is drawn from it. */
const DEEPEST = 14

/** Above the ground of our own map, which shows where tiles are missing, and under every object. */
const Z_INDEX = 1

/** The base map that the operator configured. */
export function createTiles({ url }: BaseMap, tell: (outcome: TileOutcome) => void): TileLayer<XYZ> {
  const source = new XYZ({
    url,
    projection: rd,
    tileGrid: new TileGrid({
      origin: ORIGIN,
      tileSize: TILE_SIZE,
      resolutions: Array.from({ length: DEEPEST + 1 }, (_, zoom) => resolutionAt(zoom)),
    }),
  })
  const { start, end } = tileBatch(tell)
  source.on('tileloadstart', start)
  source.on('tileloadend', () => end('came'))
  source.on('tileloaderror', () => end('failed'))
  return new TileLayer({ source, zIndex: Z_INDEX, className: 'map-tiles' })
}
