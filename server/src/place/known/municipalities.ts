import type { ProvinceCode } from '@datacentre/catalogue/codes/provinces'
import type { Position } from '@datacentre/catalogue/geography/geojson'
import { boxIndex } from '@datacentre/catalogue/geography/near/box-index'
import { nearestBetween } from '@datacentre/catalogue/geography/near/nearest'
import { placeShape, planeShape, type PlaneShape } from '@datacentre/catalogue/geography/near/plane-shape'
import type { GridBox } from '@datacentre/catalogue/geography/layer-code'
import file from '@datacentre/catalogue/municipalities.json' with { type: 'json' }
import { inSystem } from '../../coordinates.ts'
import { memoize } from '../../snapshot/memoize.ts'

export type Municipality = {
  /** Of Statistics Netherlands: `GM0014`. */
  readonly code: string
  readonly name: string
  readonly province: ProvinceCode
  readonly shape: PlaneShape
}

type Filed = {
  readonly code: string
  readonly name: string
  readonly province: string
  readonly parts: readonly (readonly (readonly Position[])[])[]
}

/** Two names have their province behind them, to tell them from a town elsewhere: `Laren (NH.)`. */
const PROVINCE_BEHIND = / \([A-Z]+\.?\)$/

const trackOf = (ring: readonly Position[]): Float64Array =>
  Float64Array.from(ring.flatMap(([longitude = NaN, latitude = NaN]) => inSystem('RD', longitude, latitude)))

const municipalityOf = ({ code, name, province, parts }: Filed): Municipality[] => {
  const shape = planeShape(
    'outline',
    parts.map((rings) => rings.map(trackOf)),
  )
  return shape === null
    ? []
    : [{ code, name: name.replace(PROVINCE_BEHIND, ''), province: province as ProvinceCode, shape }]
}

/** All of them, in the order of their codes and in metres of the Dutch grid; turned at the first use. */
export const municipalities = memoize(() => (file as readonly Filed[]).flatMap(municipalityOf))

const index = memoize(() =>
  boxIndex({ count: municipalities().length, boxAt: (place) => municipalities()[place]?.shape.box ?? null }),
)

/** Those that have something in a box. */
export const municipalitiesIn = (box: GridBox): readonly Municipality[] =>
  index()(box).flatMap((place) => municipalities()[place] ?? [])

/** The one that a place lies in; null at sea, abroad and on large waters. */
export function municipalityAt(x: number, y: number): Municipality | null {
  const place = placeShape(x, y)
  return municipalitiesIn([x, y, x, y]).find(({ shape }) => nearestBetween(place, shape, 0) !== null) ?? null
}
