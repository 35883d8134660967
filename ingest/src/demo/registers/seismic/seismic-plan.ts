import { apportionAtLeastOne } from '../../chance/apportion.ts'
import { scatteredIds } from '../../chance/ids.ts'
import type { Country } from '../../country.ts'
import type { Position } from '../../ground/plane.ts'
import type { Where } from '../../sector/seeking.ts'
import { surveyCentre } from './seismic-area.ts'
import { type SurveyName, SurveyNames } from './survey-names.ts'

/** Sizes of D24. */
const SEISMIC_SURVEYS_2D = 900
const LINES = 28_000

/** Almost half of the 2D surveys lie at sea. */
const AT_SEA = 0.47

/** How a 2D survey is shot: lines of a length and spacing (metres) in a direction around a centre. */
export type SurveyPlan = SurveyName & {
  readonly nr: number
  readonly id: number
  readonly where: Where
  readonly centre: Position
  readonly direction: number
  readonly lines: number
  /** The number of its first line among all lines. */
  readonly firstLine: number
  readonly spacing: number
  readonly length: number
}

/** A survey covers at most so much, in metres: with more lines they lie closer. */
const WIDEST = { sea: 110_000, land: 50_000 }

export function makeSurveyPlans(country: Country): readonly SurveyPlan[] {
  const count = country.count(SEISMIC_SURVEYS_2D, 10)
  const random = country.random('2d surveys')
  const names = new SurveyNames()
  const weights = Array.from({ length: count }, () => random.logNormal(1, 0.9))
  const lines = apportionAtLeastOne(country.count(LINES, 100), weights)
  const id = scatteredIds({ count, low: 1000, high: 99_000_000 })
  let firstLine = 0
  return lines.map((number, nr) => {
    const chance = country.random('2d survey', nr)
    const where: Where = chance.chance(AT_SEA) ? 'sea' : 'land'
    const sea = where === 'sea'
    // Land was shot from the early fifties, the sea from the sixties; 3D took over in the nineties.
    const year = Math.round(sea ? chance.normal(1980, 8) : chance.normal(1975, 10))
    const plan = {
      ...names.next(
        {
          where,
          dimensions: 2,
          year: Math.min(2008, country.timeline.year - 1, Math.max(sea ? 1962 : 1949, year)),
        },
        chance,
      ),
      nr,
      id: id(nr),
      where,
      centre: surveyCentre(where, chance),
      direction: chance.normal(45, 14) + (chance.chance(0.3) ? -45 : 0),
      lines: number,
      firstLine,
      spacing: Math.min(sea ? chance.between(900, 3500) : chance.between(500, 1800), WIDEST[where] / number),
      length: sea ? chance.logNormal(32_000, 0.4) : chance.logNormal(11_000, 0.4),
    }
    firstLine += number
    return plan
  })
}
