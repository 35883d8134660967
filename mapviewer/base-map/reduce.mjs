// Makes the data of the base map; see README.md for its sources and how to run it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import proj4 from 'proj4'
import { coordinateSystems } from '../../catalogue/src/codes/coordinate-systems.ts'
import { onShelf, shelfBlocks, shelfOutline } from '../../ingest/src/demo/ground/shelf.ts'
import { clipRing, linesOff } from './clip.mjs'
import { bordersOf, polygonsOf } from './topology.mjs'

const [atlas] = process.argv.slice(2)
if (!atlas) throw new Error('Say in which folder the unpacked package world-atlas lies.')

const geography = new URL('../../ingest/geography/', import.meta.url)
const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
const toRd = proj4(coordinateSystems.WGS84.proj4, coordinateSystems.RD.proj4)

/** Ten metres: finer than the sources are. */
const GRAIN = 10

/** A line in grains: its first point, then the steps from point to point, without those that stay in place. */
const packed = (line) => stepsOf(line).join(' ')

function stepsOf(line) {
  const numbers = []
  let [lastX, lastY] = [0, 0]
  for (const point of line) {
    const [x, y] = toRd.forward([...point]).map((metres) => Math.round(metres / GRAIN))
    if (numbers.length > 0 && x === lastX && y === lastY) continue
    numbers.push(x - lastX, y - lastY)
    ;[lastX, lastY] = [x, y]
  }
  return numbers
}

/** Points in between, so that a parallel or a straight cut keeps its curve on the map. */
function dense(line, step = 0.1) {
  return line.flatMap((point, at) => {
    const next = line[at + 1]
    if (next === undefined) return [point]
    const parts = Math.max(1, Math.ceil(Math.hypot(next[0] - point[0], next[1] - point[1]) / step))
    return Array.from({ length: parts }, (_, part) => [
      point[0] + ((next[0] - point[0]) * part) / parts,
      point[1] + ((next[1] - point[1]) * part) / parts,
    ])
  })
}

const closed = (ring) => (String(ring[0]) === String(ring.at(-1)) ? ring : [...ring, ring[0]])

/** The box of the fine land, and the surroundings that a wide window shows. */
const FINE = { west: 1, south: 50.5, east: 8, north: 56.5 }
const AROUND = { west: -9, south: 45.5, east: 19, north: 61 }

/** The coarse land reaches a little under the fine one, or a seam would show. */
const UNDER = 0.02
const strips = [
  { ...AROUND, east: FINE.west + UNDER },
  { ...AROUND, west: FINE.east - UNDER },
  { ...FINE, south: AROUND.south, north: FINE.south + UNDER },
  { ...FINE, south: FINE.north - UNDER, north: AROUND.north },
]

const grown = ({ west, south, east, north }, by) => ({
  west: west - by,
  south: south - by,
  east: east + by,
  north: north + by,
})

function land() {
  const fine = read(new URL('land.geojson', geography)).geometries.map((polygon) => polygon.coordinates)
  const coarse = polygonsOf(read(join(atlas, 'countries-50m.json')), 'land').flatMap((rings) =>
    strips.flatMap((strip) => {
      const outer = clipRing(rings[0], strip)
      return outer.length < 4 ? [] : [[closed(outer)]]
    }),
  )
  const cuts = [FINE, AROUND, grown(FINE, -UNDER)]
  return {
    land: [...fine, ...coarse].map((rings) => rings.map((ring) => packed(dense(ring, 0.5)))),
    coast: [...fine, ...coarse]
      .flat()
      .flatMap((ring) => linesOff(ring, cuts))
      .map(packed),
  }
}

const countries = () =>
  bordersOf(read(join(atlas, 'countries-10m.json')), 'countries')
    .map((line) => line.filter(([lon, lat]) => inside(lon, lat, AROUND)))
    .filter((line) => line.length > 1)
    .map((line) => packed(thinned(line, 0.008)))
    .filter((line) => line.split(' ').length >= 4)

const inside = (lon, lat, { west, south, east, north }) =>
  lon >= west && lon <= east && lat >= south && lat <= north

/** Drops points nearer than `step` degrees to the one before. */
function thinned(line, step) {
  let last = null
  return line.filter((point, at) => {
    const keep =
      last === null || at === line.length - 1 || Math.hypot(point[0] - last[0], point[1] - last[1]) >= step
    if (keep) last = point
    return keep
  })
}

/** The edges that two provinces share, each once, as lines. */
function provinces() {
  const rings = read(new URL('provinces.geojson', geography)).features.flatMap(({ geometry }) =>
    geometry.coordinates.flat(),
  )
  const edge = (a, b) => [a, b].map(String).sort().join(' ')
  const uses = new Map()
  for (const ring of rings)
    for (let at = 1; at < ring.length; at++) {
      const key = edge(ring[at - 1], ring[at])
      uses.set(key, (uses.get(key) ?? 0) + 1)
    }
  const drawn = new Set()
  return rings.flatMap((ring) => {
    const lines = []
    let line = []
    for (let at = 1; at < ring.length; at++) {
      const key = edge(ring[at - 1], ring[at])
      if (uses.get(key) === 2 && !drawn.has(key)) {
        drawn.add(key)
        if (line.length === 0) line.push(ring[at - 1])
        line.push(ring[at])
      } else if (line.length > 0) {
        lines.push(line)
        line = []
      }
    }
    return [...lines, ...(line.length > 0 ? [line] : [])].map(packed)
  })
}

const blocks = () =>
  shelfBlocks
    .map(({ name, box }) => ({ name, ring: onShelf(box).map(({ lon, lat }) => [lon, lat]) }))
    .filter(({ ring }) => ring.length > 2)
    .map(({ name, ring }) => [name, packed(dense(closed(ring), 0.1))])

/** Names that a map of the whole country shows, as the source spells them. */
const FIRST_RANK = new Set(
  `Amsterdam|Rotterdam|The Hague|Utrecht|Groningen|Leeuwarden|Assen|Zwolle|Arnhem|Den Helder|Middelburg|Eindhoven|Maastricht|Almere|Enschede|Nijmegen|Breda|Emmen`.split(
    '|',
  ),
)

/** The source has this name in English. */
const dutchNames = { 'The Hague': 'Den Haag' }

/** Names that people also look for. */
const otherNames = { 'The Hague': "The Hague, 's-Gravenhage", "'s-Hertogenbosch": 'Den Bosch' }

const townsFile = read(new URL('towns.json', geography))

/** The municipalities that have a town, each with its province: towns of one name are told apart by them. */
const municipalities = townsFile.municipalities.flatMap(([id, name]) => {
  const town = townsFile.towns.find((row) => row[4] === id)
  return town === undefined ? [] : [{ id, name, province: town[3] }]
})

function towns() {
  const at = new Map(municipalities.map(({ id }, index) => [id, index]))
  return townsFile.towns
    .map(([name, lon, lat, , id]) => {
      const own = at.get(id)
      const rank = FIRST_RANK.has(name) ? 1 : municipalities[own].name === name ? 2 : 3
      const [x, y] = stepsOf([[lon, lat]])
      const also = otherNames[name]
      return [dutchNames[name] ?? name, x, y, rank, own, ...(also === undefined ? [] : [also])]
    })
    .sort((a, b) => a[3] - b[3])
}

const lines = (items) => `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`
const parts = {
  ...land(),
  countries: countries(),
  provinces: provinces(),
  shelf: [packed(dense(closed(shelfOutline.map(({ lon, lat }) => [lon, lat]))))],
  blocks: blocks(),
  municipalities: municipalities.map(({ name, province }) => [name, province]),
  towns: towns(),
}
const body = Object.entries(parts).map(([name, items]) => `"${name}":${lines(items)}`)
writeFileSync(
  new URL('../src/map/base-map/base-map.json', import.meta.url),
  `{"grain":${GRAIN},\n${body.join(',\n')}}\n`,
)
