import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'

type Wanted = { readonly epsg: number; readonly layers: readonly string[]; readonly shape: Uint8Array }

/** The bytes of a GeoPackage whose layers have a code, a name and a shape: two rows each, the second without a shape. */
export function geoPackageBytes({ epsg, layers, shape }: Wanted): Buffer {
  const path = join(tmpdir(), `geopackage-${process.pid}-${Math.random()}.gpkg`)
  const made = new Database(path)
  try {
    made.exec(`
      create table gpkg_spatial_ref_sys (srs_id integer, organization text, organization_coordsys_id integer);
      create table gpkg_geometry_columns (table_name text, column_name text, srs_id integer);
      insert into gpkg_spatial_ref_sys values (${epsg}, 'EPSG', ${epsg});`)
    for (const layer of layers) {
      made.exec(`create table "${layer}" (fid integer primary key, code text, naam text, geom blob);
        insert into gpkg_geometry_columns values ('${layer}', 'geom', ${epsg});`)
      made.prepare(`insert into "${layer}" values (1, 'G-1', 'Een', ?)`).run([shape])
      made.prepare(`insert into "${layer}" values (2, 'G-2', 'Twee', null)`).run()
    }
    made.close()
    return readFileSync(path)
  } finally {
    rmSync(path, { force: true })
  }
}
