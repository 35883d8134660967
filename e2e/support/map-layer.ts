import { codeOf, decodeLayer, flatOf, type PackedLayer } from '@datacentre/catalogue/geography/layer-code'
import type { WireName } from '@datacentre/catalogue/geography/map-layers'
import { layerAddress } from '@datacentre/catalogue/wire/map-addresses'
import type { APIRequestContext } from '@playwright/test'

/** An object of a layer of points, in metres RD. */
export type Point = {
  readonly key: string | number
  readonly name: string
  readonly x: number
  readonly y: number
  readonly code: (column: string) => string | null
}

/** The points of a layer as the map gets them; those without a place are left out. */
export async function fetchLayer(request: APIRequestContext, name: WireName): Promise<readonly Point[]> {
  const { dataset } = await (await request.get('/mapviewer/rest/config')).json()
  const answer = await request.get(`/mapviewer/${layerAddress(dataset.mapVersion, name)}`)
  const layer = decodeLayer((await answer.json()) as PackedLayer)
  return layer.keys.flatMap((key, row) => {
    const [x, y] = flatOf(layer, row)
    if (x === undefined || y === undefined) return []
    return [{ key, name: layer.names[row] ?? '', x, y, code: (column: string) => codeOf(layer, column, row) }]
  })
}
