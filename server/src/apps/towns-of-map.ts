import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { townsIn, type Town, type TownsFile } from '@datacentre/catalogue/geography/places/towns'

const BASE_MAP = /^base-map-[\w-]+\.json$/

/** The towns of the base map that the map viewer was built with; none where it was not built. */
export function townsOfMap(folder: string): readonly Town[] {
  const assets = join(folder, 'assets')
  const file = namesIn(assets).find((name) => BASE_MAP.test(name))
  return file === undefined ? [] : townsIn(JSON.parse(readFileSync(join(assets, file), 'utf8')) as TownsFile)
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
