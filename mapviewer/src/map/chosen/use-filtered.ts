import { layerOf } from '@datacentre/catalogue/geography/map-layers'
import { allowedCriteria } from '@datacentre/catalogue/list/criteria'
import { viewList, type ListIndex } from '@datacentre/catalogue/list/list'
import type { Criteria } from '@datacentre/catalogue/grammar/parameter'
import type Geometry from 'ol/geom/Geometry'
import { useState } from 'react'
import { useAddress } from '../../address/address-store.ts'
import { shownLayers } from '@datacentre/catalogue/geography/map-page'
import { useLayers } from '../../calls/layer-call.ts'
import { useRegisterLists } from '../../calls/list-call.ts'
import { today } from '../../filter/use-layer-filter.ts'
import type { DrawnLayer } from '../layers/drawn-layer.ts'
import type { DrawnLayers } from '../layers/drawn-layers.ts'
import { geometryOf } from '../layers/layer-features.ts'
import { passing } from '../layers/shown-rows.ts'

type Narrowed = {
  readonly layer: DrawnLayer | undefined
  readonly index: ListIndex | undefined
  readonly criteria: Criteria | undefined
  readonly hasFailed: boolean
}

const isReady = ({ layer, index, hasFailed }: Narrowed): boolean =>
  hasFailed || (layer !== undefined && index !== undefined)

/** The shapes of the rows that the filters of a layer leave; none where the layer or its list did not come. */
function leftOf({ layer, index, criteria = {} }: Narrowed): readonly Geometry[] {
  if (layer === undefined || index === undefined) return []
  const { rows } = viewList(index, allowedCriteria(index, criteria, today))
  const isLeft = passing(layer.data, index, rows)
  return [...layer.data.keys.keys()].filter(isLeft).flatMap((row) => geometryOf(layer.data, row) ?? [])
}

/**
 * What the filters of an address without a place leave, so that the map opens on it. Undefined until all of it has come;
 * after that the visitor is somewhere, and filters that change do not move the map.
 */
export function useFiltered(drawn: DrawnLayers): readonly Geometry[] | undefined {
  const address = useAddress()
  const { filters, object, place } = address
  const isAsked = object === null && place === null
  const names = isAsked ? shownLayers(address).filter((name) => filters[name] !== undefined) : []
  const layers = useLayers(names)
  const lists = useRegisterLists(names.flatMap((name) => layerOf(name).register ?? []))
  const [left, setLeft] = useState<readonly Geometry[]>()
  const narrowed = names.map((name, at) => ({
    layer: drawn.get(name),
    index: lists[at]?.data,
    criteria: filters[name],
    hasFailed: layers[at]?.isError === true || lists[at]?.isError === true,
  }))
  if (left === undefined && narrowed.length > 0 && narrowed.every(isReady)) setLeft(narrowed.flatMap(leftOf))
  return names.length === 0 ? NOTHING : left
}

const NOTHING: readonly Geometry[] = []
