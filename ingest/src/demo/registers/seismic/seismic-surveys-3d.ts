import type { SeismicSurvey3d } from '@datacentre/catalogue'
import { scatteredIds } from '../../chance/ids.ts'
import { type Gaps, withGaps } from '../../chance/gaps.ts'
import type { Random } from '../../chance/random.ts'
import type { Country } from '../../country.ts'
import { outlineOf } from '../../ground/geometry.ts'
import { type Displacement, metresPerDegree, offset, type Position, type Ring } from '../../ground/plane.ts'
import { ringContains } from '../../ground/shapes.ts'
import type { Where } from '../../sector/seeking.ts'
import type { Shaped } from '../../shaped.ts'
import { listed, regionAt, surveyCentre } from './seismic-area.ts'
import { SurveyNames } from './survey-names.ts'

/** Sizes of D24. */
const SEISMIC_SURVEYS_3D = 290
const AT_SEA = 0.6
/** The middle year, and the middle size in km². */
const SHOT = { sea: 1997, land: 1993 }
const KM2 = { sea: 420, land: 170 }
const CONFIDENTIAL_YEARS = 10

const gaps: Gaps<SeismicSurvey3d> = { confidentialityDate: 0.04, anaDigTypeCodes: 0.04 }

export function* seismicSurvey3dRows(country: Country): Iterable<Shaped<SeismicSurvey3d>> {
  const names = new SurveyNames()
  const count = country.count(SEISMIC_SURVEYS_3D, 6)
  const id = scatteredIds({ count, low: 2000, high: 98_000_000 })
  for (let nr = 0; nr < count; nr++) {
    const random = country.random('3d survey', nr)
    const where = random.chance(AT_SEA) ? 'sea' : 'land'
    const year = Math.min(
      country.timeline.year - 1,
      Math.max(1977, Math.round(random.normal(SHOT[where], 8))),
    )
    const ring = outlineAround(surveyCentre(where, random), { where, random })
    const regions = listed(regionsIn(ring, where))
    const row: SeismicSurvey3d = {
      id: id(nr),
      name: names.next({ where, dimensions: 3, year }, random).name,
      confidentialityDate: Date.UTC(year + CONFIDENTIAL_YEARS, random.whole(0, 11), 1),
      anaDigTypeCodes: random.from({ DIG: 40, 'DIG,DIGREP': 25, 'DIGFLD,DIGORG': 20, DIGORG: 15 }),
      blocks: where === 'sea' ? regions : null,
      provs: where === 'sea' ? null : regions,
    }
    yield { row: withGaps(row, { gaps, random }), geometry: outlineOf([ring]) }
  }
}

/** A large block turned with the structures, with corners cut out in steps, drawn in where it would leave the country. */
function outlineAround(centre: Position, { where, random }: { where: Where; random: Random }): Ring {
  const km2 = Math.min(2200, random.logNormal(KM2[where], 0.7))
  const ratio = random.between(1, 2.2)
  const halfLength = Math.sqrt(km2 * ratio) * 500
  const halfWidth = Math.sqrt(km2 / ratio) * 500
  const turn = (random.normal(-45, 12) * Math.PI) / 180
  const corners = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const
  const steps = corners.flatMap(([x, y], at): readonly (readonly [number, number])[] => {
    if (random.chance(0.45)) return [[x, y]]
    const cut = { x: x * random.between(0.55, 0.9), y: y * random.between(0.55, 0.9) }
    const step = [
      [x, cut.y],
      [cut.x, cut.y],
      [cut.x, y],
    ] as const
    return at % 2 === 0 ? step : step.toReversed()
  })
  return steps.map(([x, y]) => {
    const [along, across] = [x * halfLength, y * halfWidth]
    const east = along * Math.cos(turn) - across * Math.sin(turn)
    const north = along * Math.sin(turn) + across * Math.cos(turn)
    return drawnIn(centre, { east, north, where })
  })
}

function drawnIn(
  centre: Position,
  { east, north, where }: Displacement & { readonly where: Where },
): Position {
  for (let share = 1; share > 0.2; share -= 0.1) {
    const corner = offset(centre, { east: east * share, north: north * share })
    if (regionAt(corner, where) !== null) return corner
  }
  return offset(centre, { east: east * 0.2, north: north * 0.2 })
}

/** Metres between the places in an area that are asked in which region they lie. */
const GRID = 4000

function regionsIn(ring: Ring, where: Where): ReadonlySet<string> {
  const lons = ring.map(({ lon }) => lon)
  const lats = ring.map(({ lat }) => lat)
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  const degree = metresPerDegree(south)
  const regions = new Set(ring.map((corner) => regionAt(corner, where)).filter((region) => region !== null))
  for (let lat = south; lat < north; lat += GRID / degree.north) {
    for (let lon = Math.min(...lons); lon < Math.max(...lons); lon += GRID / degree.east) {
      const region = ringContains(ring, { lon, lat }) ? regionAt({ lon, lat }, where) : null
      if (region !== null) regions.add(region)
    }
  }
  return regions
}
