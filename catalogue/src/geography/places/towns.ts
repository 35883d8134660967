import type { ProvinceCode } from '../../codes/provinces.ts'

export type Town = {
  readonly name: string
  /** Metres in RD. */
  readonly at: readonly [x: number, y: number]
  /** How large a map must be to name it: 1 is named on a map of the whole country. */
  readonly rank: 1 | 2 | 3
  readonly municipality: string
  readonly province: ProvinceCode
  readonly alsoKnownAs: string | null
}

/** Towns as the file of the base map has them: places in grains, and municipalities by their place in a list. */
export type TownsFile = {
  /** Metres in one grain. */
  readonly grain: number
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

export function townsIn({ towns, municipalities, grain }: TownsFile): readonly Town[] {
  return towns.flatMap(([name, x, y, rank, at, alsoKnownAs = null]) => {
    const [municipality, province] = municipalities[at] ?? []
    if (municipality === undefined || province === undefined) return []
    return [{ name, rank, municipality, province, alsoKnownAs, at: [x * grain, y * grain] }]
  })
}
