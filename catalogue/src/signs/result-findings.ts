import type { boreholeResult } from '../codes/boreholes.ts'

type Result = (typeof boreholeResult)[number]

/** What a hole came upon, from what tells most to what tells least. */
export const findings = ['hydrocarbons', 'saltCoalOrWater', 'shows', 'nothing', 'failed', 'unknown'] as const

type Finding = (typeof findings)[number]

const findingsOf: Readonly<Record<Result, Finding>> = {
  GAS: 'hydrocarbons',
  OIL: 'hydrocarbons',
  OAG: 'hydrocarbons',
  GWOS: 'hydrocarbons',
  OWGS: 'hydrocarbons',
  SALT: 'saltCoalOrWater',
  COAL: 'saltCoalOrWater',
  WTR: 'saltCoalOrWater',
  WTS: 'saltCoalOrWater',
  GSS: 'shows',
  OLS: 'shows',
  GOS: 'shows',
  DRY: 'nothing',
  FLR: 'failed',
  UNK: 'unknown',
}

const known = new Map<string | null, Finding>(Object.entries(findingsOf))

/** What a result that is missing, or that no list knows, says is unknown. */
export const findingOf = (result: string | null): Finding => known.get(result) ?? 'unknown'

/** Whether something was found that is more than a trace. */
export const hasFound = (result: string | null): boolean =>
  ['hydrocarbons', 'saltCoalOrWater'].includes(findingOf(result))
