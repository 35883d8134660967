import type { SeismicLine, SeismicSurvey2d } from '@datacentre/catalogue'
import { scatteredIds } from '../../chance/ids.ts'
import { type Gaps, withGaps } from '../../chance/gaps.ts'
import type { Random, Streams } from '../../chance/random.ts'
import type { Country } from '../../country.ts'
import { toSystem } from '../../ground/ed50.ts'
import { lineOf, outlineOf } from '../../ground/geometry.ts'
import { type Position, type Ring, towards } from '../../ground/plane.ts'
import { hullOf } from '../../ground/shapes.ts'
import type { Shaped } from '../../shaped.ts'
import { listed } from './seismic-area.ts'
import { type AnaDig, type DemoLine, linesOf } from './seismic-lines.ts'
import type { SurveyPlan } from './seismic-plan.ts'

/** Seismic data become public ten years after the survey. */
const CONFIDENTIAL_YEARS = 10

const releaseOf = ({ year }: SurveyPlan, random: Random): number =>
  Date.UTC(year + CONFIDENTIAL_YEARS, random.whole(0, 11), 1)

const lineGaps: Gaps<SeismicLine> = {
  length: 0.004,
  releaseDate: 0.03,
  anaDigTypeCd: 0.01,
  firstX: 0.002,
  firstY: 0.002,
  lastX: 0.002,
  lastY: 0.002,
  scanned: 0.004,
  digital: 0.004,
}

const surveyGaps: Gaps<SeismicSurvey2d> = {
  nrOfLines: 0.015,
  confidentialityDate: 0.02,
  anaDigTypeCodes: 0.015,
}

/** Lines of which nobody knows the survey. */
const NO_SURVEY = 0.002

const toUtm = toSystem('ED50-UTM31')
const metres = (position: Position | undefined): readonly [number | null, number | null] => {
  if (position === undefined) return [null, null]
  const [x, y] = toUtm(position)
  return [Math.round(x), Math.round(y)]
}

const isScanned = (type: AnaDig, random: Random): boolean =>
  type === 'ANA' || type === 'DIGSSS' || random.chance(0.25)

/** What the register of surveys says of the lines of a survey. */
type Summary = {
  readonly regions: string | null
  readonly types: string
  readonly outline: Ring
}

/** The lines and the surveys they belong to: lines are made once where both are read, the lines first. */
export class SeismicSurveys2d {
  readonly #plans: readonly SurveyPlan[]
  readonly #random: Streams
  readonly #lineId: (nr: number) => number
  readonly #summaries = new Map<SurveyPlan, Summary>()

  constructor(plans: readonly SurveyPlan[], { random }: Country) {
    const count = plans.reduce((so, { lines }) => so + lines, 0)
    this.#plans = plans
    this.#random = random
    this.#lineId = scatteredIds({ count, low: 1_000_000, high: 990_000_000 })
  }

  *lines(): Iterable<Shaped<SeismicLine>> {
    for (const plan of this.#plans) {
      const chance = this.#random('line rows', plan.nr)
      const release = releaseOf(plan, chance)
      for (const [nr, line] of this.#linesOf(plan).entries()) {
        const row = lineRow(line, {
          plan,
          id: this.#lineId(plan.firstLine + nr),
          nr: nr + 1,
          release,
          chance,
        })
        yield { row: withGaps(row, { gaps: lineGaps, random: chance }), geometry: lineOf(line.places) }
      }
    }
  }

  *surveys(): Iterable<Shaped<SeismicSurvey2d>> {
    for (const plan of this.#plans) {
      if (!this.#summaries.has(plan)) this.#linesOf(plan)
      const { regions = null, types = '', outline = [] } = this.#summaries.get(plan) ?? {}
      const row: SeismicSurvey2d = {
        id: plan.id,
        name: plan.name,
        nrOfLines: plan.lines,
        confidentialityDate: releaseOf(plan, this.#random('line rows', plan.nr)),
        anaDigTypeCodes: types,
        blocks: plan.where === 'sea' ? regions : null,
        provs: plan.where === 'sea' ? null : regions,
      }
      yield {
        row: withGaps(row, { gaps: surveyGaps, random: this.#random('survey row', plan.nr) }),
        geometry: outlineOf([outline]),
      }
    }
  }

  #linesOf(plan: SurveyPlan): readonly DemoLine[] {
    const lines = [...linesOf(plan, this.#random('lines', plan.nr))]
    this.#summaries.set(plan, {
      regions: listed(new Set(lines.flatMap((line) => [...line.regions]))),
      types: [...new Set(lines.map(({ type }) => type))].sort().join(','),
      outline: outlineAround(lines),
    })
    return lines
  }
}

type About = {
  readonly plan: SurveyPlan
  readonly id: number
  readonly nr: number
  readonly release: number
  readonly chance: Random
}

function lineRow(line: DemoLine, { plan, id, nr, release, chance }: About): SeismicLine {
  const orphan = chance.chance(NO_SURVEY)
  const [firstX, firstY] = metres(line.places[0])
  const [lastX, lastY] = metres(line.places.at(-1))
  const regions = listed(line.regions)
  return {
    lineDbk: id,
    name: `${plan.company}${String(plan.year).slice(2)}-${lineNr(plan, nr)}`,
    surveyName: orphan ? null : plan.name,
    length: line.length,
    releaseDate: release,
    anaDigTypeCd: line.type,
    firstX,
    firstY,
    lastX,
    lastY,
    blocks: plan.where === 'sea' ? regions : null,
    provs: plan.where === 'sea' ? null : regions,
    scanned: isScanned(line.type, chance) ? 1 : 0,
    digital: line.type === 'ANA' ? 0 : 1,
    surveyId: orphan ? null : plan.id,
  }
}

/** Lines are numbered from a hundred of their survey: `NMA84-1203`. */
const lineNr = ({ nr, name }: SurveyPlan, line: number): string =>
  String(((nr * 7 + name.charCodeAt(name.length - 1)) % 60) * 100 + line).padStart(2, '0')

/** The smallest convex area around the lines, with some room so that one line has an area too. */
function outlineAround(lines: readonly DemoLine[]): Ring {
  const ends = lines.flatMap(({ places }) =>
    [places[0], places.at(-1)].filter((place) => place !== undefined),
  )
  return hullOf(
    ends.flatMap((end) => [0, 90, 180, 270].map((direction) => towards(end, { direction, metres: 300 }))),
  )
}
