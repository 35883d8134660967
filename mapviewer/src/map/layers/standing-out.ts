import type { Layer } from '@datacentre/catalogue/geography/layer-code'
import type { MapAddress } from '../../address/map-address.ts'
import { shownLayers } from '@datacentre/catalogue/geography/map-page'
import type { LayerId } from '@datacentre/catalogue/geography/map-layers'

/** The rows of a layer that stand out: those that the visitor selected, and that of the page. They are always drawn, on top. */
export type StandingOut = {
  readonly selected: ReadonlySet<number>
  readonly chosen: number | null
}

export const NOTHING_STANDS_OUT: StandingOut = { selected: new Set(), chosen: null }

type Asked = Pick<MapAddress, 'ids' | 'layers' | 'object'> & {
  readonly name: LayerId
  /** The key of the object of the page, once it is known. */
  readonly chosenKey: string | number | null
}

/** Selected rows belong to the first layer that is on. */
export function standingOut({ keys }: Pick<Layer, 'keys'>, asked: Asked): StandingOut {
  const { name, ids, object, chosenKey } = asked
  const isFirst = shownLayers(asked)[0] === name
  const isOwn = object?.layer === name && chosenKey !== null
  if (!isOwn && !(isFirst && ids.length > 0)) return NOTHING_STANDS_OUT
  const wanted = new Set(isFirst ? ids : [])
  const selected = new Set(keys.flatMap((key, row) => (wanted.has(String(key)) ? [row] : [])))
  return { selected, chosen: isOwn ? rowOfKey(keys, chosenKey) : null }
}

function rowOfKey(keys: Layer['keys'], key: string | number): number | null {
  const row = keys.findIndex((own) => String(own) === String(key))
  return row === -1 ? null : row
}

/** Selected rows and the chosen one. */
export const rowsOf = ({ selected, chosen }: StandingOut): ReadonlySet<number> =>
  chosen === null ? selected : new Set([...selected, chosen])
