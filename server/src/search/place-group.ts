import { provinces } from '@datacentre/catalogue/codes/provinces'
import type { GridBox } from '@datacentre/catalogue/geography/layer-code'
import { areasOf, areaSearch, type Area } from '@datacentre/catalogue/geography/places/areas'
import type { Town } from '@datacentre/catalogue/geography/places/towns'
import { shelfBlocks } from '@datacentre/catalogue/geography/shelf'
import { speak, type Language, type Say } from '@datacentre/catalogue/texts/index'
import { pageAt } from '@datacentre/catalogue/wire/map-addresses'
import { boxOnGrid } from '../coordinates.ts'
import { withParameters } from '../features/api-base.ts'
import { foldedNames } from '../snapshot/searched.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Group, Telling } from './group.ts'
import { placeLists, type PlaceKind } from './place-lists.ts'
import { wordsIn } from './words.ts'

/** A place that is no object of ours, and can be gone to on the map. */
type Place = {
  readonly names: readonly string[]
  readonly title: (say: Say) => string
  readonly kind: (language: Language) => string
  readonly about: (say: Say) => string | null
  readonly box: GridBox
  /** What the map is searched by to find it again. */
  readonly search: string
  /** What lists are filtered by: a town has no boreholes, its municipality does. */
  readonly within: readonly [kind: PlaceKind, name: string]
}

/** Metres in a pixel at zoom 0 of the national tiling scheme, of which each next zoom has half. */
const PIXEL_AT_0_M = 3440.64
/** A window that is no larger still shows the whole box. */
const SMALL_WINDOW_PX = 500
/** The zoom that the map shows one point at. */
const POINT_ZOOM = 7.5

/** The zoom at which a box fits in a small window, to the half. */
function zoomFor([west, south, east, north]: GridBox): number {
  const metres = Math.max(east - west, north - south)
  if (metres === 0) return POINT_ZOOM
  return Math.floor(2 * Math.log2((PIXEL_AT_0_M * SMALL_WINDOW_PX) / metres)) / 2
}

function mapAt({ box, search }: Place, { map, asked: { language } }: Telling): string {
  const [west, south, east, north] = box
  return withParameters(pageAt('', { mapviewer: map, language }), {
    x: Math.round((west + east) / 2),
    y: Math.round((south + north) / 2),
    z: zoomFor(box),
    found: search,
  })
}

/** Provinces, municipalities, blocks at sea and towns. */
export function placeGroup(snapshot: Snapshot, towns: readonly Town[]): Group {
  const areas = areasOf(towns)
  const places = [
    ...areas.filter(({ kind }) => kind === 'province').map(areaPlace),
    ...areas.filter(({ kind }) => kind === 'municipality').map(areaPlace),
    ...blockPlaces(),
    // A town that its municipality is called after is found as that.
    ...towns
      .filter(({ name, municipality }) => name !== municipality)
      .toSorted((one, other) => one.rank - other.rank)
      .map(townPlace),
  ]
  const listsIn = placeLists(snapshot)
  return {
    id: 'places',
    kinds: ['blocks'],
    names: places.map(({ names }) => foldedNames(names)),
    told: (nr, telling) => {
      const place = places[nr]!
      const say = speak(telling.asked.language)
      const map = mapAt(place, telling)
      return {
        title: place.title(say),
        kind: place.kind(telling.asked.language),
        about: place.about(say),
        address: map,
        map,
        lists: listsIn(...place.within, telling),
      }
    },
    all: () => null,
  }
}

function areaPlace(area: Area): Place {
  const { kind, name, province, box } = area
  const inProvince = (say: Say): string => say(`province.${provinces[province]}`)
  const isProvince = kind === 'province'
  const english = isProvince ? 'province' : 'municipality'
  const names = isProvince ? [name, inProvince(speak('en'))] : [name]
  return {
    names: names.flatMap((one) => [
      one,
      areaSearch({ kind, name: one }),
      `${english} ${one}`,
      `${english} of ${one}`,
    ]),
    title: isProvince ? inProvince : () => name,
    kind: (language) => speak(language)(`map.area.${kind}`),
    about: isProvince ? () => null : inProvince,
    box,
    search: areaSearch(area),
    within: [kind, name],
  }
}

const blockPlaces = (): readonly Place[] =>
  shelfBlocks.map(({ name, box }) => ({
    names: [name],
    title: () => name,
    kind: (language) => speak(language)('map.block'),
    about: () => null,
    box: boxOnGrid('ED50', box),
    search: name,
    within: ['block', name],
  }))

function townPlace({ name, alsoKnownAs, at: [x, y], municipality, province }: Town): Place {
  return {
    names: [name, ...(alsoKnownAs?.split(',').map((other) => other.trim()) ?? [])],
    title: () => name,
    kind: (language) => wordsIn(language)('town'),
    about: (say) =>
      `${say('map.town.municipality', { municipality })} · ${say(`province.${provinces[province]}`)}`,
    box: [x, y, x, y],
    search: name,
    within: ['municipality', municipality],
  }
}
