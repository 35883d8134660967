import type { StratInterpretation, StratInterval } from '@datacentre/catalogue/supporting/stratigraphy'
import { aboveGround, type StratUnit } from '@datacentre/catalogue/codes/rock-units'
import { yearOf } from '@datacentre/catalogue/time/days'
import { type Gaps, withGaps } from '../chance/gaps.ts'
import type { Random } from '../chance/random.ts'
import type { Country } from '../country.ts'
import type { Hole } from '../registers/boreholes/hole-model.ts'
import { pathOf } from '../registers/boreholes/holes.ts'
import { afterDays, afterYears } from '../timeline.ts'
import { columnOf } from '../registers/boreholes/hole-column.ts'
import { alongHole } from '../registers/boreholes/hole-path.ts'

/** How many boreholes have been interpreted, and how many of those have an older reading too. */
const INTERPRETED = 0.93
const SECOND = 0.14

const sources = [
  'Operator',
  'Eindrapport boring',
  'Herinterpretatie landelijk project',
  'Geologische dienst',
] as const
/** The nomenclatures, and the year from which one can be followed. */
const models = [
  { name: 'Nomenclator 1980', since: 1980 },
  { name: 'Stratigrafische nomenclator 1993', since: 1993 },
  { name: 'Stratigrafische nomenclator 2012', since: 2012 },
] as const

/** The codes of formations are those of 1993: a reading that has them is not older. */
const FORMATIONS_SINCE = 1993

/** The readings of a borehole: the preferred one is the first, an older one knows groups only. */
function readingsOf({ nr, startDay, endDay }: Hole, { random, timeline }: Country): number {
  const chance = random('readings', nr)
  if (startDay === null || endDay === null || endDay > afterDays(timeline.today, -90)) return 0
  if (!chance.chance(INTERPRETED)) return 0
  return chance.chance(SECOND) ? 2 : 1
}

const interpretationGaps: Gaps<StratInterpretation> = {
  interpretationDate: 0.06,
  stratSourceDescription: 0.03,
  stratModelDescription: 0.04,
  preferredBln: 0.004,
}

export function* interpretationRows(holes: readonly Hole[], country: Country): Iterable<StratInterpretation> {
  for (const hole of holes) {
    const readings = readingsOf(hole, country)
    if (readings === 0 || hole.endDay === null) continue
    const chance = country.random('interpretation', hole.nr)
    for (let nr = 1; nr <= readings; nr++) {
      const made = Math.min(dayMade(nr, { endDay: hole.endDay, chance }), country.timeline.today)
      const row: StratInterpretation = {
        boreholeDbk: hole.dbk,
        interpretationNr: nr,
        interpretationDate: made,
        stratSourceDescription: chance.pick(sources),
        stratModelDescription: modelFor(made, chance),
        preferredBln: nr === 1 ? 'J' : 'N',
      }
      yield withGaps(row, { gaps: interpretationGaps, random: chance })
    }
  }
}

/** The preferred reading is made years later, with the formations of today; an older one soon after drilling. */
function dayMade(nr: number, { endDay, chance }: { endDay: number; chance: Random }): number {
  if (nr > 1) return afterDays(endDay, chance.whole(20, 300))
  const years = chance.whole(1, 20)
  const made = afterYears(endDay, years)
  return yearOf(made) > FORMATIONS_SINCE ? made : afterYears(made, FORMATIONS_SINCE + years - yearOf(made))
}

/** One of the two latest nomenclatures of the day; none for a reading that is older than all of them. */
function modelFor(made: number, chance: Random): string | null {
  const known = models.filter(({ since }) => since < yearOf(made)).slice(-2)
  const late = chance.chance(0.7)
  return (late ? known.at(-1) : known.at(0))?.name ?? null
}

type Interval = { readonly unit: StratUnit; top: number; bottom: number }

const twoDecimals = (metres: number): number => Math.round(metres * 100) / 100

/** The intervals along a hole from 0 to its end, each beginning where the one above ends. */
export function intervalsOf(hole: Hole, country: Country): readonly Interval[] {
  const path = pathOf(hole, country)
  const end = twoDecimals(hole.end.ah)
  const intervals: Interval[] = []
  for (const { unit, top } of columnOf(hole, country)) {
    if (top >= hole.end.tvd) break
    const depth = intervals.length === 0 ? 0 : twoDecimals(alongHole(path, top))
    const above = intervals.at(-1)
    if (above) above.bottom = depth
    // Layers that the rounding leaves without thickness are not told apart.
    if (above && depth - above.top < 0.5) intervals.pop()
    intervals.push({ unit, top: intervals.at(-1)?.bottom ?? 0, bottom: end })
  }
  return intervals.filter(({ top, bottom }) => bottom > top)
}

/** The group of a unit as older readings write it: the shortest code of the group that starts it. */
const groupCodes = [
  'NU',
  'NM',
  'NL',
  'CK',
  'KN',
  'SL',
  'SG',
  'SK',
  'AT',
  'RN',
  'RB',
  'ZE',
  'RO',
  'DC',
  'CF',
  'CL',
] as const

function merged(intervals: readonly Interval[]): readonly Interval[] {
  const groups: Interval[] = []
  for (const { unit, top, bottom } of intervals) {
    const code = groupCodes.find((group) => unit.startsWith(group)) ?? unit
    const above = groups.at(-1)
    if (above?.unit === code) above.bottom = bottom
    else groups.push({ unit: code, top, bottom })
  }
  return groups
}

const remarks = [
  'Top bepaald op gammalog',
  'Diepte < 10 m onzeker',
  'Breuk, deel van de formatie ontbreekt',
  'Zie "kernbeschrijving"',
]

/** Nobody doubts where the air and the water are. */
const unquestioned = { qualityDescription: null, anomalyCode: null, remark: null }

const isGround = (unit: StratUnit): boolean => !aboveGround.some((above) => above === unit)

export function* intervalRows(holes: readonly Hole[], country: Country): Iterable<StratInterval> {
  for (const hole of holes) {
    const readings = readingsOf(hole, country)
    if (readings === 0) continue
    const chance = country.random('intervals', hole.nr)
    const intervals = intervalsOf(hole, country)
    for (let nr = 1; nr <= readings; nr++) {
      let intervalNr = 0
      for (const { unit, top, bottom } of nr === 1 ? intervals : merged(intervals)) {
        const row: StratInterval = {
          boreholeDbk: hole.dbk,
          interpretationNr: nr,
          intervalNr: ++intervalNr,
          topDepth: top,
          bottomDepth: bottom,
          stratUnitId: chance.chance(0.002) ? null : unit,
          qualityDescription: chance.chance(0.75)
            ? null
            : chance.from({ Goed: 60, Redelijk: 30, Onzeker: 10 }),
          anomalyCode: chance.chance(0.97) ? null : chance.from({ BREUK: 60, HIAAT: 40 }),
          remark: chance.chance(0.985) ? null : chance.pick(remarks),
        }
        yield isGround(unit) ? row : { ...row, ...unquestioned, stratUnitId: unit }
      }
    }
  }
}
