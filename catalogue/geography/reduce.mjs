// Makes municipalities.json from the outlines of municipalities; see README.md for how to run it.
import { readFileSync, writeFileSync } from 'node:fs'

const [from] = process.argv.slice(2)
if (!from) throw new Error('Say which GeoJSON file has the municipalities.')

const here = new URL('.', import.meta.url)
const read = (path) => JSON.parse(readFileSync(path, 'utf8'))

const { features } = read(from)
const { towns } = read(new URL('../../ingest/geography/towns.json', here))

const partsOf = ({ type, coordinates }) => (type === 'Polygon' ? [coordinates] : coordinates)

function isInside(ring, [x, y]) {
  let isIn = false
  for (let at = 0, before = ring.length - 1; at < ring.length; before = at++) {
    const [[ax, ay], [bx, by]] = [ring[before], ring[at]]
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isIn = !isIn
  }
  return isIn
}

/** Eemnes has no town in the list, and the nearest one is in another province. */
const withoutTown = { GM0317: 'UT' }

/** The province of most towns in a municipality, or of the town nearest to it. */
function provinceOf(feature) {
  const parts = partsOf(feature.geometry)
  const inside = towns.filter(([, x, y]) => parts.some(([outside]) => isInside(outside, [x, y])))
  const counts = new Map()
  for (const [, , , province] of inside) counts.set(province, (counts.get(province) ?? 0) + 1)
  const [most] = [...counts].sort((one, other) => other[1] - one[1])
  const known = most?.[0] ?? withoutTown[feature.properties.code]
  if (known !== undefined) return known
  const [x, y] = parts[0][0][0]
  const away = ([, east, north]) => Math.hypot((east - x) * 0.62, north - y)
  return towns.reduce((best, town) => (away(town) < away(best) ? town : best))[3]
}

const lines = features
  .map((feature) => {
    const { code, name } = feature.properties
    return { code, name, province: provinceOf(feature), parts: partsOf(feature.geometry) }
  })
  .sort((one, other) => (one.code < other.code ? -1 : 1))
  .map((municipality) => JSON.stringify(municipality))

writeFileSync(new URL('municipalities.json', here), `[\n${lines.join(',\n')}\n]\n`)
