import type { FastifyRequest } from 'fastify'
import type { Installation } from '../installation.ts'
import type { LayerSnapshot } from '../snapshot/layer-snapshot.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { GisGround } from './gis-layers.ts'

/** What the properties of a layer's rows need: the addresses of pages as this caller reaches them, and names of fields. */
export function groundOf(
  request: FastifyRequest,
  { settings, snapshot }: Pick<Installation, 'settings'> & { readonly snapshot: Snapshot },
  { layer }: LayerSnapshot,
): GisGround {
  const home = `${request.protocol}://${request.host}${settings.mapviewerPrefix}`
  const fields = new Map(
    (snapshot.registers.get('fields')?.rows ?? []).map((row) => [
      String(row['fieldCode']),
      String(row['fieldName']),
    ]),
  )
  return {
    pageOf: (row) => `${home}/${layer.page(String(row[layer.pageId]))}`.replace(/\/$/, ''),
    fieldNameOf: (code) => fields.get(code) ?? null,
  }
}
