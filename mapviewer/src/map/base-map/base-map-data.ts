import { townsIn, type Town, type TownsFile } from '@datacentre/catalogue/geography/places/towns'
import {
  coarseWaters,
  landIn,
  unpackLine,
  type LandFile,
  type PackedLine,
} from '@datacentre/catalogue/geography/places/packed-land'
import address from './base-map.json?url'

type BaseMapFile = TownsFile &
  LandFile & {
    readonly coast: readonly PackedLine[]
    readonly countries: readonly PackedLine[]
    readonly provinces: readonly PackedLine[]
    readonly shelf: readonly PackedLine[]
    readonly blocks: readonly (readonly [name: string, ring: PackedLine])[]
  }

/** Flat lists of x and y in metres RD. */
export type BaseMapData = {
  readonly land: readonly (readonly number[][])[]
  readonly coast: readonly number[][]
  readonly countries: readonly number[][]
  readonly provinces: readonly number[][]
  readonly shelf: readonly number[][]
  readonly blocks: readonly { readonly name: string; readonly ring: number[] }[]
  readonly towns: readonly Town[]
}

async function fetchBaseMap(): Promise<BaseMapData> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`the base map answered ${response.status}`)
  const file = (await response.json()) as BaseMapFile
  const coarse = coarseWaters(file)
  const lines = (packed: readonly PackedLine[]): number[][] =>
    packed.filter((line) => !coarse.has(line)).map((line) => unpackLine(line, file.grain))
  return {
    land: landIn(file),
    coast: lines(file.coast),
    countries: lines(file.countries),
    provinces: lines(file.provinces),
    shelf: lines(file.shelf),
    blocks: file.blocks.map(([name, ring]) => ({ name, ring: unpackLine(ring, file.grain) })),
    towns: townsIn(file),
  }
}

let loading: Promise<BaseMapData> | null = null

/** The data of the base map, fetched once: the map draws them and the search finds towns in them. They travel beside the
 *  script because they are none. */
export const loadBaseMap = (): Promise<BaseMapData> => (loading ??= fetchBaseMap())
