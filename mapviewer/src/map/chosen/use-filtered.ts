import type Geometry from 'ol/geom/Geometry'
import { useState } from 'react'
import { useAddress } from '../../address/address-store.ts'
import { shownLayers } from '@datacentre/catalogue/geography/map-page'
import { useLayers } from '../../calls/layer-call.ts'
import type { Left } from '../../filter/left.ts'
import { useLefts } from '../../filter/use-lefts.ts'
import type { DrawnLayer } from '../layers/drawn-layer.ts'
import type { DrawnLayers } from '../layers/drawn-layers.ts'
import { geometryOf } from '../layers/layer-features.ts'

type Narrowed = {
  readonly layer: DrawnLayer | undefined
  readonly left: (() => Left) | undefined
  readonly hasFailed: boolean
}

const isReady = ({ layer, left, hasFailed }: Narrowed): boolean =>
  hasFailed || (layer !== undefined && left !== undefined)

/** The shapes of the rows that the filters of a layer leave; none where the layer or what is left of it did not come. */
function leftOf({ layer, left }: Narrowed): readonly Geometry[] {
  if (layer === undefined || left === undefined) return []
  return [...layer.data.keys.keys()]
    .filter(left()(layer.data))
    .flatMap((row) => geometryOf(layer.data, row) ?? [])
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
  const lefts = useLefts(names)
  const [left, setLeft] = useState<readonly Geometry[]>()
  const narrowed = names.map((name, at) => ({
    layer: drawn.get(name),
    left: lefts[at]?.left,
    hasFailed: layers[at]?.isError === true || lefts[at]?.isError === true,
  }))
  if (left === undefined && narrowed.length > 0 && narrowed.every(isReady)) setLeft(narrowed.flatMap(leftOf))
  return names.length === 0 ? NOTHING : left
}

const NOTHING: readonly Geometry[] = []
