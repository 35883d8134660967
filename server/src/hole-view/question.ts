import { COMMON_PARAMETERS } from '../features/question.ts'
import type { KeyFault } from '../problems.ts'
import { parametersOf, QuestionRefused, type Query } from '../request/address-parameters.ts'
import type { View } from './view.ts'

export const HOLE_FORMATS = ['json', 'html', 'svg', 'csv']

/** From a little above, looking north-east: most holes are told from a plumb line there. */
const USUAL_VIEW: View = { turn: 30, tilt: 20 }

/** Degrees of one press. */
export const STEP = 15

/** From where an address asks to see a hole. */
export function viewAsked(query: Query): View {
  const given = parametersOf(query, [...COMMON_PARAMETERS, 'turn', 'tilt'])
  const faults: KeyFault[] = []
  const degrees = (key: 'turn' | 'tilt', most: number): number => {
    const text = given[key]
    if (text === undefined) return USUAL_VIEW[key]
    const value = /^\d{1,3}$/.test(text) ? Number(text) : NaN
    if (value <= most) return value
    faults.push({ key, message: `must be a whole number of degrees from 0 to ${most}` })
    return 0
  }
  const view = { turn: degrees('turn', 359), tilt: degrees('tilt', 90) }
  if (faults.length > 0) throw new QuestionRefused(faults)
  return view
}

/** A view that is turned further; it goes around, and no further than straight down or from the side. */
export const turned = ({ turn, tilt }: View, by: Partial<View>): View => ({
  turn: (turn + (by.turn ?? 0) + 360) % 360,
  tilt: Math.min(90, Math.max(0, tilt + (by.tilt ?? 0))),
})
