import { provinces, type ProvinceCode } from '@datacentre/catalogue/codes/provinces'
import type { OfferedSystem } from '@datacentre/catalogue/geography/coordinates/offered-systems'
import type { Box } from '@datacentre/catalogue/geography/blocks'
import { placeShape, planeShape, type PlaneShape } from '@datacentre/catalogue/geography/near/plane-shape'
import type { Town } from '@datacentre/catalogue/geography/places/towns'
import { shelfBlocks } from '@datacentre/catalogue/geography/shelf'
import { fold } from '@datacentre/catalogue/list/searching/search'
import { speak, type Language } from '@datacentre/catalogue/texts/index'
import { PLACE_PATH } from '@datacentre/catalogue/wire/place-addresses'
import { fromSystem, inSystem, type Coordinates } from '../../coordinates.ts'
import { municipalities, municipalityAt, type Municipality } from './municipalities.ts'

export const placeKinds = ['town', 'municipality', 'province', 'block', 'point'] as const
export type PlaceKind = (typeof placeKinds)[number]

/** A place that a page tells of. */
export type Place = {
  readonly kind: PlaceKind
  /** What stands behind its kind in the address. */
  readonly key: string
  /** Everything that it is called, in both languages. */
  readonly names: readonly string[]
  readonly name: (language: Language) => string
  /** In metres of the Dutch grid; made when it is asked for. */
  readonly shape: () => PlaneShape
  /** In what it lies, from near to far; of a place that is no area itself. */
  readonly within: () => {
    readonly municipality: Municipality | null
    readonly province: ProvinceCode | null
  }
}

/** Below the prefix. */
export const placePath = ({ kind, key }: Pick<Place, 'kind' | 'key'>): string =>
  `${PLACE_PATH}/${kind}/${encodeURIComponent(key).replaceAll('%2C', ',')}`

export const isArea = ({ kind }: Place): boolean => kind !== 'town' && kind !== 'point'

export const provinceName = (code: ProvinceCode, language: Language): string =>
  speak(language)(`province.${provinces[code]}`)

/** `Nieuwe Pekela` is `nieuwe-pekela` in an address. */
const slugOf = (name: string): string =>
  fold(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

const municipalityPlace = (municipality: Municipality): Place => ({
  kind: 'municipality',
  key: municipality.code,
  names: [municipality.name],
  name: () => municipality.name,
  shape: () => municipality.shape,
  within: () => ({ municipality: null, province: municipality.province }),
})

/** A province is the municipalities in it: its large waters are left out. */
const provincePlace = (code: ProvinceCode): Place => ({
  kind: 'province',
  key: code,
  names: [provinces[code], provinceName(code, 'en')],
  name: (language) => provinceName(code, language),
  shape: () =>
    joinedShape(
      municipalities()
        .filter(({ province }) => province === code)
        .map(({ shape }) => shape),
    ),
  within: () => ({ municipality: null, province: null }),
})

const joinedShape = (shapes: readonly PlaneShape[]): PlaneShape => {
  const joined = planeShape(
    'outline',
    shapes.flatMap(({ parts }) => parts),
  )
  if (joined === null) throw new Error('a province without a municipality')
  return joined
}

/** A side of a block is curved in the grid. */
const POINTS_ALONG = 8

function blockShape({ west, south, east, north }: Box): PlaneShape {
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ] as const
  const places = corners.slice(1).flatMap(([toX, toY], at) => {
    const [x, y] = corners[at]!
    return Array.from({ length: POINTS_ALONG }, (_, nr): Coordinates => {
      const part = nr / POINTS_ALONG
      return [x + part * (toX - x), y + part * (toY - y)]
    })
  })
  const ring = [...places, places[0]!].flatMap(([x, y]) => inSystem('RD', ...fromSystem('ED50', x, y)))
  return planeShape('outline', [[Float64Array.from(ring)]])!
}

const blockPlaces = (): readonly Place[] =>
  shelfBlocks.map(({ name, box }) => ({
    kind: 'block',
    key: name,
    names: [name],
    name: () => name,
    shape: () => blockShape(box),
    within: () => ({ municipality: null, province: null }),
  }))

function townPlace({ name, alsoKnownAs, at: [x, y], province }: Town, key: string): Place {
  return {
    kind: 'town',
    key,
    names: [name, ...(alsoKnownAs?.split(',').map((other) => other.trim()) ?? [])],
    name: () => name,
    shape: () => placeShape(x, y),
    within: () => ({ municipality: municipalityAt(x, y), province }),
  }
}

/** Towns of one name have their province in the address, and their municipality where that does not tell them apart. */
function townPlaces(towns: readonly Town[]): readonly Place[] {
  const keysOf = ({ name, province, municipality }: Town): readonly string[] => [
    slugOf(name),
    `${slugOf(name)}-${province.toLowerCase()}`,
    `${slugOf(name)}-${slugOf(municipality)}`,
  ]
  const counts = new Map<string, number>()
  for (const key of towns.flatMap((town) => [...new Set(keysOf(town))]))
    counts.set(key, (counts.get(key) ?? 0) + 1)
  return towns.map((town) => {
    const keys = keysOf(town)
    return townPlace(town, keys.find((key) => counts.get(key) === 1) ?? keys.at(-1)!)
  })
}

const made = new WeakMap<readonly Town[], readonly Place[]>()

/** Every place with a name: provinces, municipalities, blocks and towns, in the order in which they are suggested. */
export function namedPlaces(towns: readonly Town[]): readonly Place[] {
  const known = made.get(towns) ?? [
    ...(Object.keys(provinces) as ProvinceCode[]).map(provincePlace),
    ...municipalities().map(municipalityPlace),
    ...blockPlaces(),
    ...townPlaces(towns),
  ]
  made.set(towns, known)
  return known
}

/** Decimals of a degree: about a metre. */
const DECIMALS = 5

/** A place by its degrees of WGS84, of which the address has the latitude first, as people write them. */
export function pointPlace(latitude: number, longitude: number, system?: OfferedSystem): Place {
  const [north, east] = [latitude, longitude].map((degrees) => Number(degrees.toFixed(DECIMALS)))
  const key = `${north},${east}`
  const [x, y] = inSystem('RD', longitude, latitude)
  return {
    kind: 'point',
    key,
    names: [key],
    name: (language) =>
      system === undefined || system === 'WGS84'
        ? `${north}, ${east}`
        : `${north}, ${east} (${speak(language)(`coordinateSystem.${system}`)})`,
    shape: () => placeShape(x, y),
    within: () => {
      const municipality = municipalityAt(x, y)
      return { municipality, province: municipality?.province ?? null }
    },
  }
}
