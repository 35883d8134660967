import type { ProvinceCode } from '@datacentre/catalogue/codes/provinces'
import address from './base-map.json?url'

/** A line as its first point and then the steps from point to point, in grains with spaces between them. */
type Packed = string

type BaseMapFile = {
  /** Metres in one grain. */
  readonly grain: number
  readonly land: readonly (readonly Packed[])[]
  readonly coast: readonly Packed[]
  readonly countries: readonly Packed[]
  readonly provinces: readonly Packed[]
  readonly shelf: readonly Packed[]
  readonly blocks: readonly (readonly [name: string, ring: Packed])[]
  readonly municipalities: readonly (readonly [name: string, province: ProvinceCode])[]
  readonly towns: readonly (readonly [
    name: string,
    x: number,
    y: number,
    rank: Town['rank'],
    municipality: number,
    alsoKnownAs?: string,
  ])[]
}

export type Town = {
  readonly name: string
  readonly at: readonly [x: number, y: number]
  /** How large a map must be to name it: 1 is named on a map of the whole country. */
  readonly rank: 1 | 2 | 3
  readonly municipality: string
  readonly province: ProvinceCode
  readonly alsoKnownAs: string | null
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

function townsOf({ towns, municipalities, grain }: BaseMapFile): readonly Town[] {
  return towns.flatMap(([name, x, y, rank, at, alsoKnownAs = null]) => {
    const [municipality, province] = municipalities[at] ?? []
    if (municipality === undefined || province === undefined) return []
    return [{ name, rank, municipality, province, alsoKnownAs, at: [x * grain, y * grain] }]
  })
}

async function fetchBaseMap(): Promise<BaseMapData> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`the base map answered ${response.status}`)
  const file = (await response.json()) as BaseMapFile
  const lines = (packed: readonly Packed[]): number[][] => packed.map((line) => unpack(line, file.grain))
  return {
    land: file.land.map(lines),
    coast: lines(file.coast),
    countries: lines(file.countries),
    provinces: lines(file.provinces),
    shelf: lines(file.shelf),
    blocks: file.blocks.map(([name, ring]) => ({ name, ring: unpack(ring, file.grain) })),
    towns: townsOf(file),
  }
}

let loading: Promise<BaseMapData> | null = null

/** The data of the base map, fetched once: the map draws them and the search finds towns in them. They travel beside the
 *  script because they are none. */
export const loadBaseMap = (): Promise<BaseMapData> => (loading ??= fetchBaseMap())
