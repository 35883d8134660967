import Database from 'libsql'

/** Why a layer cannot be read, as the end of a sentence that begins with the name of the file. */
export class LayerRefused extends Error {
  override readonly name = 'LayerRefused'
}

/** The layer of a GeoPackage that fills a table. */
export type Layer = {
  /** The columns but the shape's. */
  readonly columns: readonly string[]
  /** The number of its coordinate system, as EPSG has it; null for none. */
  readonly epsg: number | null
  readonly rows: () => Iterable<{
    readonly values: Readonly<Record<string, unknown>>
    readonly shape: unknown
  }>
  readonly close: () => void
}

type Listed = { readonly layer: string; readonly shape: string; readonly epsg: number | null }

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Opens the layer of a name, or the only one there is. */
export function openLayer(path: string, wanted: { readonly name: string; readonly isGiven: boolean }): Layer {
  let database: Database.Database | null = null
  try {
    database = new Database(path, { readonly: true, fileMustExist: true })
    const opened = database
    const layers = listedLayers(database)
    const named = layers.find(({ layer }) => layer.toLowerCase() === wanted.name.toLowerCase())
    const found = named ?? (layers.length === 1 && !wanted.isGiven ? layers[0] : undefined)
    if (found === undefined) {
      const names = layers.map(({ layer }) => layer).join(', ')
      throw new LayerRefused(`has no layer ${wanted.name}; name one in the resource as layer: ${names}`)
    }
    const columns = (
      database.prepare(`pragma table_info(${quoted(found.layer)})`).all() as { name: string }[]
    )
      .map(({ name }) => name)
      .filter((name) => name !== found.shape)
    return {
      columns,
      epsg: found.epsg,
      rows: () => rowsOf(opened, found),
      close: () => opened.close(),
    }
  } catch (error) {
    database?.close()
    throw error instanceof LayerRefused ? error : notOne(error)
  }
}

const notOne = (error: unknown): LayerRefused =>
  new LayerRefused(`is not a GeoPackage: ${error instanceof Error ? error.message : String(error)}`)

function listedLayers(database: Database.Database): Listed[] {
  return database
    .prepare(
      `select g.table_name as "layer", g.column_name as "shape",
         case when lower(s.organization) = 'epsg' then s.organization_coordsys_id end as "epsg"
       from gpkg_geometry_columns g left join gpkg_spatial_ref_sys s on s.srs_id = g.srs_id
       order by g.table_name`,
    )
    .all() as Listed[]
}

function* rowsOf(database: Database.Database, { layer, shape }: Listed): ReturnType<Layer['rows']> {
  try {
    for (const row of database.prepare(`select * from ${quoted(layer)}`).iterate()) {
      const { [shape]: bytes, ...values } = row as Record<string, unknown>
      yield { values, shape: bytes }
    }
  } catch (error) {
    throw notOne(error)
  }
}
