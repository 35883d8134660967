import type { KeyFault, Problem } from '../problems.ts'

/** A parameter of the address that cannot be read. */
export class QuestionRefused extends Error {
  override readonly name = 'QuestionRefused'
  readonly faults: readonly KeyFault[]
  constructor(faults: readonly KeyFault[]) {
    super(faults.map(({ key, message }) => `${key} ${message}`).join('; '))
    this.faults = faults
  }
}

/** An address that asks for what is not there. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused'
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.detail)
    this.problem = problem
  }
}

export type Query = Readonly<Record<string, unknown>>

/** What mailings and social media hang on a link to count who follows it: it asks nothing of us. */
const FOLLOWING =
  /^(?:(?:utm|mtm|pk)_\w+|fbclid|gclid|dclid|msclkid|twclid|igshid|mc_cid|mc_eid|_hsenc|_hsmi)$/

/** Each parameter once, and none that is not known; `allowed` are its names. */
export function parametersOf(query: Query, allowed: readonly string[]): Readonly<Record<string, string>> {
  const faults: KeyFault[] = []
  const given: Record<string, string> = {}
  for (const [key, value] of Object.entries(query)) {
    if (FOLLOWING.test(key)) continue
    if (!allowed.includes(key)) faults.push({ key, message: `is not known; ${sayNames(allowed)}` })
    else if (typeof value !== 'string') faults.push({ key, message: 'must be given once' })
    else given[key] = value
  }
  if (faults.length > 0) throw new QuestionRefused(faults)
  return given
}

const NAMES_TOLD = 30

const sayNames = (names: readonly string[]): string =>
  names.length > NAMES_TOLD
    ? `known are ${names.slice(0, NAMES_TOLD).join(', ')} and the other queryables`
    : `known are ${names.join(', ')}`
