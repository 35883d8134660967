import type { DeviationPoint, DeviationSurvey } from '@datacentre/catalogue/supporting/deviation'
import { type Gaps, withGaps } from '../chance/gaps.ts'
import type { Country } from '../country.ts'
import type { Hole } from '../registers/boreholes/hole-model.ts'
import { pathOf } from '../registers/boreholes/holes.ts'
import { afterDays } from '../timeline.ts'

/** How many holes were surveyed: a vertical one often not, one from before 1935 never. */
const SURVEYED = { V: 0.55, D: 0.97, H: 0.99 }
const SINCE = 1935

/** Surveys of which only what was measured is kept: depth, angle and direction, without the places that follow from them. */
const AS_MEASURED = 0.012

const isSurveyed = ({ nr, plan, drill, endDay }: Hole, { random }: Country): boolean =>
  drill.start !== null &&
  drill.start > SINCE &&
  endDay !== null &&
  random('surveyed', nr).chance(SURVEYED[plan.shape])

const gaps: Gaps<DeviationSurvey> = {
  northRefCode: 0.03,
  coordSystemCode: 0.02,
  procMethodCode: 0.05,
  convergenceCorr: 0.3,
  declinationCorr: 0.4,
  procDate: 0.1,
}

const remarks = [
  'Gyro, gecombineerd met MWD',
  'MWD',
  'Single shot; azimut < 5° onbetrouwbaar',
  'Herberekend, zie eindrapport',
]

export function* deviationSurveyRows(holes: readonly Hole[], country: Country): Iterable<DeviationSurvey> {
  for (const hole of holes) {
    if (!isSurveyed(hole, country) || hole.endDay === null) continue
    const chance = country.random('deviation survey', hole.nr)
    const { lon } = hole.drill.position
    const row: DeviationSurvey = {
      boreholeDbk: hole.dbk,
      surveyNr: 1,
      northRefCode: chance.from({ G: 70, T: 20, M: 10 }),
      coordSystemCode: hole.block === null ? 'RD' : 'ED50-UTM31',
      procMethodCode: 'MC',
      // Grid north of UTM zone 31 turns away from true north by about 0.8 degrees for each degree from its meridian.
      convergenceCorr: Math.round((lon - 3) * 0.8 * 1000) / 1000,
      declinationCorr: Math.round(chance.between(-6, 2) * 1000) / 1000,
      procDate: Math.min(country.timeline.today, afterDays(hole.endDay, chance.whole(5, 200))),
      remark: chance.chance(0.85) ? null : chance.pick(remarks),
    }
    yield withGaps(row, { gaps, random: chance })
  }
}

const twoDecimals = (value: number): number => Math.round(value * 100) / 100

export function* deviationPointRows(holes: readonly Hole[], country: Country): Iterable<DeviationPoint> {
  for (const hole of holes) {
    if (!isSurveyed(hole, country)) continue
    const computed = !country.random('directed', hole.nr).chance(AS_MEASURED)
    let pointNr = 0
    for (const { ah, angle, azimuth, tvd, dx, dy } of pathOf(hole, country)) {
      yield {
        boreholeDbk: hole.dbk,
        surveyNr: 1,
        pointNr: ++pointNr,
        ahDepth: ah,
        devAngle: angle,
        azimuth,
        tvDepth: computed ? twoDecimals(tvd) : null,
        dx: computed ? twoDecimals(dx) : null,
        dy: computed ? twoDecimals(dy) : null,
      }
    }
  }
}
