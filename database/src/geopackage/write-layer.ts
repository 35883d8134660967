import Database from 'libsql'

/** The storage of a column, by what its values are. */
export type LayerColumnType = 'TEXT' | 'INTEGER' | 'DOUBLE' | 'BOOLEAN' | 'DATE'

type LayerColumn = {
  readonly name: string
  readonly type: LayerColumnType
  readonly title: string
  readonly description: string
}

/** A place as well-known binary, in longitude and latitude, and the box around it. */
type LayerShape = {
  readonly wkb: Uint8Array
  readonly box: readonly [west: number, south: number, east: number, north: number]
}

type LayerRow = {
  readonly values: readonly (string | number | boolean | null)[]
  readonly shape: LayerShape | null
}

type LayerToWrite = {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly columns: readonly LayerColumn[]
  /** What its shapes are called in the standard; null for a table without places. */
  readonly shapes: 'POINT' | 'GEOMETRY' | null
  readonly rows: AsyncIterable<readonly LayerRow[]>
  /** What is to be known of the whole file, as JSON. */
  readonly metadata: string
  readonly made: Date
}

/** Names that say that a file is a GeoPackage of version 1.3. */
const APPLICATION = 0x47504b47
const VERSION = 10_300
const WGS84 = 4326

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Writes one layer as a GeoPackage, with the titles of its columns and where it comes from. */
export async function writeLayer(path: string, layer: LayerToWrite): Promise<void> {
  const database = new Database(path)
  try {
    // Nobody else sees the file before it is whole, and one that is not is thrown away.
    database.exec('pragma journal_mode = off; pragma synchronous = off')
    database.exec(`pragma application_id = ${APPLICATION}; pragma user_version = ${VERSION}`)
    database.exec(STANDARD_TABLES)
    createTable(database, layer)
    const box = await fillTable(database, layer)
    describe(database, layer, box)
  } finally {
    database.close()
  }
}

const STANDARD_TABLES = `
  create table gpkg_spatial_ref_sys (srs_name text not null, srs_id integer primary key, organization text not null,
    organization_coordsys_id integer not null, definition text not null, description text);
  insert into gpkg_spatial_ref_sys values
    ('Undefined Cartesian', -1, 'NONE', -1, 'undefined', null),
    ('Undefined geographic', 0, 'NONE', 0, 'undefined', null),
    ('WGS 84', ${WGS84}, 'EPSG', ${WGS84}, 'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563]],PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433],AXIS["Latitude",NORTH],AXIS["Longitude",EAST],AUTHORITY["EPSG","4326"]]', 'longitude and latitude');
  create table gpkg_contents (table_name text primary key, data_type text not null, identifier text unique,
    description text default '', last_change datetime not null, min_x double, min_y double, max_x double, max_y double,
    srs_id integer references gpkg_spatial_ref_sys (srs_id));
  create table gpkg_geometry_columns (table_name text not null, column_name text not null, geometry_type_name text not null,
    srs_id integer not null references gpkg_spatial_ref_sys (srs_id), z tinyint not null, m tinyint not null,
    primary key (table_name, column_name));
  create table gpkg_extensions (table_name text, column_name text, extension_name text not null, definition text not null,
    scope text not null, unique (table_name, column_name, extension_name));
  create table gpkg_data_columns (table_name text not null, column_name text not null, name text, title text,
    description text, mime_type text, constraint_name text, primary key (table_name, column_name));
  create table gpkg_metadata (id integer primary key, md_scope text not null default 'dataset', md_standard_uri text not null,
    mime_type text not null default 'text/xml', metadata text not null default '');
  create table gpkg_metadata_reference (reference_scope text not null, table_name text, column_name text, row_id_value integer,
    timestamp datetime not null, md_file_id integer not null, md_parent_id integer);
  insert into gpkg_extensions values
    ('gpkg_data_columns', null, 'gpkg_schema', 'http://www.geopackage.org/spec/#extension_schema', 'read-write'),
    ('gpkg_metadata', null, 'gpkg_metadata', 'http://www.geopackage.org/spec/#extension_metadata', 'read-write'),
    ('gpkg_metadata_reference', null, 'gpkg_metadata', 'http://www.geopackage.org/spec/#extension_metadata', 'read-write');
`

function createTable(database: Database.Database, { name, columns, shapes }: LayerToWrite): void {
  const parts = [
    'fid integer primary key autoincrement not null',
    ...(shapes === null ? [] : [`geom ${shapes}`]),
    ...columns.map((column) => `${quoted(column.name)} ${column.type}`),
  ]
  database.exec(`create table ${quoted(name)} (${parts.join(', ')})`)
}

type Sides = [west: number, south: number, east: number, north: number]

/** Fills the table piece by piece; returns the box around all places. */
async function fillTable(database: Database.Database, layer: LayerToWrite): Promise<Sides | null> {
  const { name, columns, shapes, rows } = layer
  const names = [...(shapes === null ? [] : ['geom']), ...columns.map((column) => column.name)]
  const insert = database.prepare(
    `insert into ${quoted(name)} (${names.map(quoted).join(', ')}) values (${names.map(() => '?').join(', ')})`,
  )
  let box: Sides | null = null
  database.exec('begin')
  for await (const piece of rows)
    for (const { values, shape } of piece) {
      const stored = values.map((value) => (typeof value === 'boolean' ? Number(value) : value))
      insert.run(shapes === null ? stored : [shape === null ? null : blobOf(shape), ...stored])
      if (shape !== null) box = around(box, shape.box)
    }
  database.exec('commit')
  return box
}

const around = (box: Sides | null, [west, south, east, north]: LayerShape['box']): Sides =>
  box === null
    ? [west, south, east, north]
    : [Math.min(box[0], west), Math.min(box[1], south), Math.max(box[2], east), Math.max(box[3], north)]

const HEADER_BYTES = 40
const LITTLE_ENDIAN_WITH_BOX = 0b11

/** A place as a GeoPackage stores it: its system and box, and behind that the place itself. */
function blobOf({ wkb, box: [west, south, east, north] }: LayerShape): Buffer {
  const blob = Buffer.alloc(HEADER_BYTES + wkb.length)
  blob.write('GP', 0, 'latin1')
  blob.writeUInt8(0, 2)
  blob.writeUInt8(LITTLE_ENDIAN_WITH_BOX, 3)
  blob.writeInt32LE(WGS84, 4)
  for (const [at, side] of [west, east, south, north].entries()) blob.writeDoubleLE(side, 8 + 8 * at)
  blob.set(wkb, HEADER_BYTES)
  return blob
}

function describe(database: Database.Database, layer: LayerToWrite, box: Sides | null): void {
  const { name, title, description, columns, shapes, metadata, made } = layer
  const time = made.toISOString()
  database
    .prepare('insert into gpkg_contents values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
    .run([
      name,
      shapes === null ? 'attributes' : 'features',
      title,
      description,
      time,
      ...(box ?? [null, null, null, null]),
      shapes === null ? null : WGS84,
    ])
  if (shapes !== null)
    database
      .prepare('insert into gpkg_geometry_columns values (?, ?, ?, ?, 0, 0)')
      .run([name, 'geom', shapes, WGS84])
  const told = database.prepare('insert into gpkg_data_columns values (?, ?, ?, ?, ?, null, null)')
  // No two columns of a table may have one name here, and two may have one title.
  for (const column of columns) told.run([name, column.name, column.name, column.title, column.description])
  database
    .prepare('insert into gpkg_metadata values (1, ?, ?, ?, ?)')
    .run(['dataset', 'https://www.w3.org/TR/vocab-dcat-3/', 'application/json', metadata])
  database
    .prepare("insert into gpkg_metadata_reference values ('geopackage', null, null, null, ?, 1, null)")
    .run([time])
}
