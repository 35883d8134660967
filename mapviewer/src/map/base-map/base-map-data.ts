import { townsIn, type Town, type TownsFile } from '@datacentre/catalogue/geography/places/towns'
import address from './base-map.json?url'

/** A line as its first point and then the steps from point to point, in grains with spaces between them. */
type Packed = string

type BaseMapFile = TownsFile & {
  readonly land: readonly (readonly Packed[])[]
  readonly coast: readonly Packed[]
  readonly countries: readonly Packed[]
  readonly provinces: readonly Packed[]
  readonly shelf: readonly Packed[]
  readonly blocks: readonly (readonly [name: string, ring: Packed])[]
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

function unpack(line: Packed, grain: number): number[] {
  const metres: number[] = []
  const steps = line.split(' ').map(Number)
  let [x, y] = [0, 0]
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0
    y += steps[at + 1] ?? 0
    metres.push(x * grain, y * grain)
  }
  return metres
}

/** A water of fewer points than these is a lozenge on a map that is near: better left out than drawn wrong. */
const LEAST_POINTS = 16

/** The waters within the land that are too coarse to draw; their shores are lines of the coast too. */
const coarseWaters = ({ land }: BaseMapFile): ReadonlySet<Packed> =>
  new Set(
    land.flatMap(([, ...waters]) => waters).filter((water) => water.split(' ').length / 2 < LEAST_POINTS),
  )

async function fetchBaseMap(): Promise<BaseMapData> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`the base map answered ${response.status}`)
  const file = (await response.json()) as BaseMapFile
  const coarse = coarseWaters(file)
  const lines = (packed: readonly Packed[]): number[][] =>
    packed.filter((line) => !coarse.has(line)).map((line) => unpack(line, file.grain))
  return {
    land: file.land.map(lines),
    coast: lines(file.coast),
    countries: lines(file.countries),
    provinces: lines(file.provinces),
    shelf: lines(file.shelf),
    blocks: file.blocks.map(([name, ring]) => ({ name, ring: unpack(ring, file.grain) })),
    towns: townsIn(file),
  }
}

let loading: Promise<BaseMapData> | null = null

/** The data of the base map, fetched once: the map draws them and the search finds towns in them. They travel beside the
 *  script because they are none. */
export const loadBaseMap = (): Promise<BaseMapData> => (loading ??= fetchBaseMap())
