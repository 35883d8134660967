import type { MapLayer } from '@datacentre/catalogue/geography/map-layers'
import type { AnyRow, Column, ColumnKind } from '@datacentre/catalogue/grammar/column'
import { showValue } from '@datacentre/catalogue/grammar/column-kinds'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { markRowsWith } from '@datacentre/catalogue/list/searching/row-texts'
import { searchedIn, searchFor } from '@datacentre/catalogue/list/searching/search'
import { speak, type Language } from '@datacentre/catalogue/texts/index'
import { pageAt } from '@datacentre/catalogue/wire/map-addresses'
import { inLanguage, withParameters } from '../features/api-base.ts'
import { objectAddress } from '../object-address.ts'
import type { LayerSnapshot } from '../snapshot/layer-snapshot.ts'
import type { Searched } from '../snapshot/searched.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { speechIn } from '../speech-in.ts'
import { addressIn, type Group } from './group.ts'
import { wordsIn } from './words.ts'

/** The objects of every register, and mining facilities. */
export const objectGroups = (snapshot: Snapshot): readonly Group[] =>
  snapshot.search().searched.flatMap((searched) => {
    const served = [...snapshot.layers.values()].find(({ layer }) => layer.id === searched.id)
    return served === undefined ? [] : [objectGroup(snapshot, served, searched)]
  })

function objectGroup(snapshot: Snapshot, served: LayerSnapshot, searched: Searched): Group {
  const { layer } = served
  return {
    id: layer.id,
    kinds: [layer.id],
    names: searched.names,
    ...(searched.isPast !== undefined && { isPast: searched.isPast }),
    told: (place, telling) => {
      const { language } = telling.asked
      const { title, objectId, key } = searched.suggestion(place)
      const address = objectAddress(telling.asked, layer.id, key)
      return {
        title,
        kind: speak(language)(`map.kind.${layer.id}`),
        about: aboutOf(layer, served.rows[place] ?? {}, language),
        address: inLanguage(address, telling.asked),
        map: pageAt(layer.page(objectId), { mapviewer: telling.map, language }),
        lists: [],
      }
    },
    all: ({ text, count, shown }, telling) => {
      const { register } = layer
      const inList = register === null ? 0 : countInList(snapshot, register, text)
      if (register === null || inList <= shown) return null
      const { language } = telling.asked
      const counted = speak(language)(`register.${register.id}.count`, { count: inList })
      return {
        title: wordsIn(language)(inList < count ? searchedIn(register) : 'allInList', { counted }),
        address: withParameters(addressIn(telling, register.route), { searchByName: text.trim() }),
      }
    },
  }
}

/** What the list of a register finds by this text: it looks in names and codes only, and takes the text as it is. */
function countInList({ registers }: Snapshot, { id }: Register, text: string): number {
  const asked = searchFor(text)
  const list = registers.get(id)
  if (list === undefined || asked === '') return 0
  const isFound = new Uint8Array(list.rows.length)
  markRowsWith(list.index().searched.names, asked, isFound)
  return isFound.reduce((count, mark) => count + mark, 0)
}

/** Kinds of columns that say something without their name beside them: a bare date or length does not. */
const TELLING_KINDS: readonly ColumnKind[] = ['text', 'code', 'codeList', 'year']

/** More than this no longer fits on a line. */
const MOST_FACTS = 5

/** What a list shows of an object and where it lies, on one line: `Gas · Noordmark B.V. · Exploratie · Drenthe`. */
function aboutOf(layer: MapLayer, row: AnyRow, language: Language): string | null {
  const names = [layer.title, ...layer.alsoKnownAs]
  const inRow = layer.table.columns.filter((column) => 'shown' in column && column.shown === 'row')
  const place = layer.facts.find(({ title }) => title === 'place')?.columns ?? []
  const keys = [...inRow.map(({ key }) => key), ...layer.toldApartBy, ...place]
  const told = [...new Set(keys)].flatMap((key) => {
    const column = layer.table.columns.find((one: Column) => one.key === key)
    if (column === undefined || names.includes(key) || !TELLING_KINDS.includes(column.kind)) return []
    return showValue(row[key] ?? null, column, speechIn(language)) ?? []
  })
  return [...new Set(told)].slice(0, MOST_FACTS).join(' · ') || null
}
