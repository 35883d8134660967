import type { Random } from '../../chance/random.ts'
import { blockOf } from '../../ground/shelf.ts'
import type { Timeline } from '../../timeline.ts'
import type { Drill, Purpose, Result, Service, Status } from './hole-model.ts'

type Weights<Name extends string> = Readonly<Partial<Record<Name, number>>>

/** 171 of 6,740 boreholes have no result (as the national service has it), 23 of them because they are planned or their purpose is unknown. */
const NO_RESULT = (171 - 23) / 6740

const successes: Readonly<Record<'G' | 'O' | 'O/G', Weights<Result>>> = {
  G: { GAS: 94, GWOS: 4, OAG: 2 },
  O: { OIL: 90, OWGS: 7, OAG: 3 },
  'O/G': { OAG: 62, OIL: 16, GAS: 10, GWOS: 6, OWGS: 6 },
}

const failures: Weights<Result> = { DRY: 66, GSS: 15, OLS: 5, GOS: 4, FLR: 7, WTR: 2, UNK: 1 }

/** How often a hole in a field finds what the field holds. */
const success: Partial<Record<Purpose, number>> = {
  'EXP-HC': 1,
  'EVA-HC': 0.72,
  'DEV-HC': 0.94,
  'DEV-I': 0.9,
  'DEV-SG': 0.98,
}

const others: Partial<Record<Purpose, Weights<Result>>> = {
  'DEV-PS': { SALT: 98, FLR: 2 },
  'EXP-S': { SALT: 78, DRY: 15, WTS: 7 },
  'DEV-PH': { WTR: 92, FLR: 2, UNK: 6 },
  'EXP-W': { WTR: 80, DRY: 14, GSS: 6 },
  'DEV-C': { COAL: 96, UNK: 4 },
  'EXP-C': { COAL: 76, DRY: 16, WTR: 5, WTS: 3 },
  'DEV-SC': { GAS: 50, UNK: 50 },
  'VKN-G': { UNK: 52, WTR: 22, COAL: 10, SALT: 4, WTS: 6, DRY: 6 },
  OBS: { UNK: 70, WTR: 30 },
  EXP: { DRY: 40, UNK: 25, WTR: 12, WTS: 8, COAL: 7, SALT: 3, OLS: 3, GSS: 2 },
}

export function resultOf({ purpose, field, start }: Drill, random: Random): Result | null {
  if (start === null || purpose === null || random.chance(NO_RESULT)) return null
  const mineral = field?.mineral
  if (mineral === 'G' || mineral === 'O' || mineral === 'O/G') {
    if (success[purpose] !== undefined)
      return random.from(random.chance(success[purpose]) ? successes[mineral] : failures)
  }
  return random.from(others[purpose] ?? failures)
}

const gone: Weights<Status> = {
  'Plugged and abandoned': 93,
  Abandoned: 3.5,
  'Plugged back': 1.5,
  Unknown: 1.2,
  'Temporarily abandoned': 0.8,
}
const left: Weights<Status> = {
  Sidetracked: 70,
  'Plugged back and sidetracked': 17,
  'Technisch mislukt en sidetracked': 13,
}
const idle: Weights<Status> = {
  'Closed-In': 40,
  'Closed-in': 6,
  Suspended: 46,
  'Temporarily abandoned': 4,
  'Completed to well': 4,
}
const fresh: Weights<Status> = { Drilling: 3, Spudded: 2, TD: 2, 'Borehole ready': 2, 'Completed to well': 1 }

export type Course = {
  readonly service: Service | null
  readonly leftAt: number | null
  readonly timeline: Timeline
  readonly random: Random
}

/** About one borehole on land in fifty has no status; at sea only recent ones have none yet. */
const NO_STATUS = { land: 0.02, sea: { since: 2021, share: 0.4 } }

function lacksStatus({ field, position, start }: Drill, random: Random): boolean {
  const atSea = (field === null ? blockOf(position) : field.block) !== null
  if (!atSea) return random.chance(NO_STATUS.land)
  return (start ?? 0) >= NO_STATUS.sea.since && random.chance(NO_STATUS.sea.share)
}

/** Years that a well waits after its service before it is plugged. */
const WAITS = 22

export function statusOf(drill: Drill, { service, leftAt, timeline, random }: Course): Status | null {
  const { purpose, start } = drill
  if (start === null) return 'Planned'
  if (lacksStatus(drill, random)) return null
  if (leftAt !== null) return random.from(left)
  if (service !== null && service.until > timeline.now) {
    if (purpose === 'DEV-I' && random.chance(0.2))
      return random.from({ 'Water injecting': 60, Injecting: 40 })
    return service.from > timeline.now ? 'Completed to well' : 'Producing/Injecting'
  }
  if (start > timeline.now - 0.35) return random.from(fresh)
  if (purpose === 'OBS') return random.from({ Monitoring: 55, Observing: 15, 'Plugged and abandoned': 30 })
  const idleSince = service?.until ?? (purpose?.startsWith('DEV') && start > timeline.now - 6 ? start : null)
  const waits = idleSince !== null && random.chance(1 - (timeline.now - idleSince) / WAITS)
  return random.from(waits ? idle : gone)
}
