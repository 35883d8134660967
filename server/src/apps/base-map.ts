import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { landIn, type LandFile } from '@datacentre/catalogue/geography/places/packed-land'
import { townsIn, type Town, type TownsFile } from '@datacentre/catalogue/geography/places/towns'

const BASE_MAP = /^base-map-[\w-]+\.json$/

/** What a page knows of the ground, in metres of the Dutch grid. */
export type BaseMap = {
  readonly towns: readonly Town[]
  /** Of each part of the land, also that of the neighbours, its shore and the waters within it. */
  readonly land: readonly (readonly (readonly number[])[])[]
}

/** The base map that the map viewer was built with; an empty one where it was not built. */
export function baseMapOf(folder: string): BaseMap {
  const assets = join(folder, 'assets')
  const name = namesIn(assets).find((one) => BASE_MAP.test(one))
  if (name === undefined) return { towns: [], land: [] }
  const file = JSON.parse(readFileSync(join(assets, name), 'utf8')) as TownsFile & LandFile
  return { towns: townsIn(file), land: landIn(file) }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
