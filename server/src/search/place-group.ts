import { areaSearch } from '@datacentre/catalogue/geography/places/areas'
import type { Town } from '@datacentre/catalogue/geography/places/towns'
import { speak } from '@datacentre/catalogue/texts/index'
import { namedPlaces, placePath, provinceName, type Place } from '../place/known/places.ts'
import { placeOnMap } from '../place/place-on-map.ts'
import { foldedNames } from '../snapshot/searched.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { addressIn, type Group, type Telling } from './group.ts'
import { placeLists, type PlaceKind } from './place-lists.ts'
import { wordsIn } from './words.ts'

/** Provinces, municipalities, blocks at sea and towns, each with its page and its place on the map. */
export function placeGroup(snapshot: Snapshot, towns: readonly Town[]): Group {
  const places = inOrder(namedPlaces(towns), towns)
  const listsIn = placeLists(snapshot)
  return {
    id: 'places',
    kinds: ['blocks'],
    names: places.map((place) => foldedNames(namesOf(place))),
    told: (nr, telling) => {
      const place = places[nr]!
      const { language } = telling.asked
      return {
        title: place.name(language),
        kind: kindOf(place, telling),
        about: aboutOf(place, telling),
        address: addressIn(telling, placePath(place)),
        map: placeOnMap(place, { map: telling.map, language }),
        lists: listsIn(...listedBy(place), telling),
      }
    },
    all: () => null,
  }
}

/** The towns that a map of the whole country names come before the others. */
function inOrder(places: readonly Place[], towns: readonly Town[]): readonly Place[] {
  const isTown = ({ kind }: Place): boolean => kind === 'town'
  const ranked = places
    .filter(isTown)
    .map((place, at) => ({ place, rank: towns[at]?.rank ?? 0 }))
    .toSorted((one, other) => one.rank - other.rank)
  return [...places.filter((place) => !isTown(place)), ...ranked.map(({ place }) => place)]
}

/** What an area is searched by: its name, alone or with its kind in either language. */
function namesOf({ kind, names }: Place): readonly string[] {
  if (kind !== 'municipality' && kind !== 'province') return names
  return names.flatMap((name) => [name, areaSearch({ kind, name }), `${kind} ${name}`, `${kind} of ${name}`])
}

function kindOf({ kind }: Place, { asked: { language } }: Telling): string {
  const say = speak(language)
  if (kind === 'municipality' || kind === 'province') return say(`map.area.${kind}`)
  return kind === 'block' ? say('map.block') : wordsIn(language)('town')
}

/** In what a place lies; null where that goes without saying. */
function aboutOf(place: Place, { asked: { language } }: Telling): string | null {
  const { municipality, province } = place.within()
  const say = speak(language)
  const parts = [
    ...(municipality === null ? [] : [say('map.town.municipality', { municipality: municipality.name })]),
    ...(province === null ? [] : [provinceName(province, language)]),
  ]
  return parts.join(' · ') || null
}

/** What lists are filtered by: a town has no boreholes, its municipality does. */
function listedBy(place: Place): readonly [kind: PlaceKind, name: string] {
  if (place.kind === 'town') return ['municipality', place.within().municipality?.name ?? place.name('nl')]
  return [place.kind === 'point' ? 'block' : place.kind, place.name('nl')]
}
