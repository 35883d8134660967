import {
  LEAST_WELLS,
  MOST_PLACES,
  MOST_WELLS,
  USUAL_WITHIN_M,
} from '@datacentre/catalogue/underground/section-addresses'
import { COMMON_PARAMETERS } from '../features/question.ts'
import { parametersOf, QuestionRefused, type Query } from '../request/address-parameters.ts'
import { wordsIn, type SectionWord } from './words.ts'

/** How far apart boreholes are drawn: by the distance between them, or all alike. */
export const spacings = ['distance', 'even'] as const
type Spacing = (typeof spacings)[number]

type Degrees = readonly [longitude: number, latitude: number]

/** What an address asks for: boreholes as they are named there, or those along a line. */
export type SectionQuestion = {
  readonly wells: readonly string[] | null
  readonly line: readonly Degrees[] | null
  readonly within: number
  readonly unit: string | null
  readonly along: Spacing
}

/** What is wrong with a parameter: programs read it in English, visitors in their language. */
export type SectionFault = {
  readonly key: string
  readonly word: SectionWord
  readonly values: Readonly<Record<string, string | number>>
}

/** A section that cannot be made of what was asked. */
export class SectionRefused extends QuestionRefused {
  readonly told: readonly SectionFault[]
  constructor(told: readonly SectionFault[]) {
    super(told.map(({ key, word, values }) => ({ key, message: wordsIn('en')(word, values) })))
    this.told = told
  }
}

export const SECTION_FORMATS = ['json', 'html', 'svg', 'csv', 'xlsx']
const PARAMETERS = ['wells', 'line', 'within', 'unit', 'along']

/** Metres beside a line that can be asked for. */
const LEAST_M = 100
const MOST_M = 25_000

/** Null where nothing is asked yet. */
export function sectionQuestion(query: Query): SectionQuestion | null {
  const given = parametersOf(query, [...COMMON_PARAMETERS, ...PARAMETERS])
  const faults: SectionFault[] = []
  const refuse = (key: string, word: SectionWord, values: SectionFault['values'] = {}): void => {
    faults.push({ key, word, values })
  }
  const text = (key: string): string => (given[key] ?? '').trim()
  const wells = text('wells') === '' ? null : namesIn(text('wells'))
  const line = text('line') === '' ? null : placesIn(text('line'))
  if (wells !== null && text('line') !== '') refuse('line', 'fault.both')
  if (wells !== null && (wells.length < LEAST_WELLS || wells.length > MOST_WELLS))
    refuse('wells', 'fault.count', { least: LEAST_WELLS, most: MOST_WELLS, count: wells.length })
  if (line === undefined) refuse('line', 'fault.line', { most: MOST_PLACES })
  const within = text('within') === '' ? USUAL_WITHIN_M : metresIn(text('within'))
  if (within === null) refuse('within', 'fault.within', { least: LEAST_M, most: MOST_M })
  else if (text('within') !== '' && text('line') === '') refuse('within', 'fault.noLine')
  const spacing = text('along') === '' ? 'distance' : spacings.find((one) => one === text('along'))
  if (spacing === undefined) refuse('along', 'fault.along', { known: spacings.join(', ') })
  if (faults.length > 0 || line === undefined || within === null || spacing === undefined)
    throw new SectionRefused(faults)
  if (wells === null && line === null) return null
  return { wells, line, within, unit: text('unit') || null, along: spacing }
}

const namesIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

const metresIn = (text: string): number | null => {
  const metres = /^\d{1,5}$/.test(text) ? Number(text) : NaN
  return metres >= LEAST_M && metres <= MOST_M ? metres : null
}

const NUMBER = /^-?\d{1,3}(\.\d{1,12})?$/

/** Undefined where it is no line: fewer than two places, too many, all one, or something else. */
function placesIn(text: string): readonly Degrees[] | undefined {
  const places = text.split(';').map((place) => {
    const [longitude, latitude, ...rest] = place
      .split(',')
      .map((part) => (NUMBER.test(part.trim()) ? Number(part) : NaN))
    const isOnEarth =
      rest.length === 0 && Math.abs(longitude ?? NaN) <= 180 && Math.abs(latitude ?? NaN) <= 85
    return isOnEarth ? ([longitude!, latitude!] as const) : null
  })
  const known = places.filter((place) => place !== null)
  const isLine = known.some(([x, y]) => x !== known[0]![0] || y !== known[0]![1])
  return known.length === places.length && known.length <= MOST_PLACES && isLine ? known : undefined
}
