/** The coordinate systems of the sector, as proj4 definitions with their EPSG parameters. */
export const coordinateSystems = {
  RD: {
    epsg: 28992,
    // Amersfoort / RD New. Datum shift: EPSG transformation 4833, rotations in arc seconds; about 25 cm without the grid.
    proj4:
      '+proj=sterea +lat_0=52.1561605555556 +lon_0=5.38763888888889 +k=0.9999079 +x_0=155000 +y_0=463000 +ellps=bessel +towgs84=565.4171,50.3319,465.5524,-0.398957388243134,0.343987817378283,-1.87740163998045,4.0725 +units=m +no_defs',
  },
  'ED50-UTM31': {
    epsg: 23031,
    // ED50 / UTM zone 31N with the North Sea shift of EPSG transformation 1311 (accurate to about 1 m at sea).
    proj4: '+proj=utm +zone=31 +ellps=intl +towgs84=-89.5,-93.8,-123.1,0,0,-0.156,1.2 +units=m +no_defs',
  },
  'ED50-TM5': {
    epsg: 23095,
    proj4:
      '+proj=tmerc +lat_0=0 +lon_0=5 +k=0.9996 +x_0=500000 +y_0=0 +ellps=intl +towgs84=-89.5,-93.8,-123.1,0,0,-0.156,1.2 +units=m +no_defs',
  },
  ED50: {
    epsg: 4230,
    proj4: '+proj=longlat +ellps=intl +towgs84=-89.5,-93.8,-123.1,0,0,-0.156,1.2 +no_defs',
  },
  ETRS89: {
    epsg: 4258,
    proj4: '+proj=longlat +ellps=GRS80 +towgs84=0,0,0,0,0,0,0 +no_defs',
  },
  'ETRS89-UTM31': {
    epsg: 25831,
    proj4: '+proj=utm +zone=31 +ellps=GRS80 +towgs84=0,0,0,0,0,0,0 +units=m +no_defs',
  },
  'WGS84-UTM31': {
    epsg: 32631,
    proj4: '+proj=utm +zone=31 +datum=WGS84 +units=m +no_defs',
  },
  WGS84: {
    epsg: 4326,
    proj4: '+proj=longlat +datum=WGS84 +no_defs',
  },
} as const

export type CoordinateSystem = keyof typeof coordinateSystems

export const isInDegrees = (system: CoordinateSystem): boolean =>
  system === 'WGS84' || system === 'ETRS89' || system === 'ED50'
