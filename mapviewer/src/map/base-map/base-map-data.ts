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
  readonly towns: readonly (readonly [name: string, x: number, y: number, rank: 1 | 2 | 3])[]
}

/** Flat lists of x and y in metres RD. */
export type BaseMapData = {
  readonly land: readonly (readonly number[][])[]
  readonly coast: readonly number[][]
  readonly countries: readonly number[][]
  readonly provinces: readonly number[][]
  readonly shelf: readonly number[][]
  readonly blocks: readonly { readonly name: string; readonly ring: number[] }[]
  readonly towns: readonly { readonly name: string; readonly at: number[]; readonly rank: 1 | 2 | 3 }[]
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

/** Fetches the data of the base map, which travels beside the script because it is none. */
export async function loadBaseMap(): Promise<BaseMapData> {
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
    towns: file.towns.map(([name, x, y, rank]) => ({ name, rank, at: [x * file.grain, y * file.grain] })),
  }
}
