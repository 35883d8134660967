/** The arcs of a TopoJSON file as lists of longitude and latitude. */
function arcsOf({ arcs, transform: { scale, translate } }) {
  return arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([dx, dy]) => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
  })
}

const geometriesOf = (geometry) =>
  geometry.type === 'GeometryCollection' ? geometry.geometries.flatMap(geometriesOf) : [geometry]

const ringsOf = (geometry) =>
  geometry.type === 'Polygon' ? [geometry.arcs] : geometry.type === 'MultiPolygon' ? geometry.arcs : []

/** The polygons of an object, each a list of rings. */
export function polygonsOf(topology, name) {
  const arcs = arcsOf(topology)
  const lineOf = (index) => (index < 0 ? arcs[~index].toReversed() : arcs[index])
  return geometriesOf(topology.objects[name])
    .flatMap(ringsOf)
    .map((rings) =>
      rings.map((ring) => ring.flatMap((index, at) => (at === 0 ? lineOf(index) : lineOf(index).slice(1)))),
    )
}

/** The arcs that two geometries of an object share: the borders between them. */
export function bordersOf(topology, name) {
  const uses = new Map()
  for (const geometry of geometriesOf(topology.objects[name]))
    for (const index of ringsOf(geometry).flat(2)) {
      const arc = index < 0 ? ~index : index
      uses.set(arc, (uses.get(arc) ?? 0) + 1)
    }
  return arcsOf(topology).filter((_, index) => uses.get(index) === 2)
}
