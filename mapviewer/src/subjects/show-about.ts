import { layerOf } from '@datacentre/catalogue/geography/map-layers'
import type { About } from '@datacentre/catalogue/geography/about'
import { showValue } from '@datacentre/catalogue/grammar/column-kinds'
import type { Speech } from '@datacentre/catalogue/grammar/column-kinds'
import type { ObjectId } from '@datacentre/catalogue/geography/map-page'

type Told = Pick<ObjectId, 'layer'> & { readonly name: string; readonly about: About }

/** What tells an object apart from others of its name, in words: `Winningsvergunning · Verlopen`; empty where nothing does. */
export function showAbout({ layer, name, about }: Told, speech: Speech): string {
  const { table, toldApartBy } = layerOf(layer)
  return toldApartBy
    .flatMap((key) => {
      const column = table.columns.find((one) => one.key === key)
      return column === undefined ? [] : [showValue(about[key] ?? null, column, speech)]
    })
    .filter((words) => words !== null && words !== name)
    .join(' · ')
}
