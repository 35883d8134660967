import type { boreholeStatus } from '../codes/boreholes.ts'

type Status = (typeof boreholeStatus)[number]

/** What a status says of a hole today, as few as a sign can tell apart; from what tells most to what tells least. */
export const boreholeStates = ['inUse', 'idle', 'unsettled', 'closed'] as const

export type BoreholeState = (typeof boreholeStates)[number]

/** A hole that was left for a sidetrack goes nowhere any more: it is closed, whatever the sidetrack does. */
const states: Readonly<Record<Status, BoreholeState>> = {
  'Producing/Injecting': 'inUse',
  Injecting: 'inUse',
  'Water injecting': 'inUse',
  Observing: 'inUse',
  Monitoring: 'inUse',
  'Closed-in': 'idle',
  Suspended: 'idle',
  'Temporarily abandoned': 'idle',
  Abandoned: 'closed',
  'Plugged and abandoned': 'closed',
  'Plugged back': 'closed',
  'Plugged back and sidetracked': 'closed',
  Sidetracked: 'closed',
  'Technisch mislukt en sidetracked': 'closed',
  FAILED: 'closed',
  Planned: 'unsettled',
  Spudded: 'unsettled',
  Drilling: 'unsettled',
  TD: 'unsettled',
  'Borehole ready': 'unsettled',
  'Completed to well': 'unsettled',
  Unknown: 'unsettled',
}

// One status is also written in another case (D24).
const stateOf = new Map(Object.entries(states).map(([status, state]) => [status.toLowerCase(), state]))

/** A status that is missing, or that no list knows, settles nothing. */
export const boreholeState = (status: string | null): BoreholeState =>
  stateOf.get(status?.toLowerCase() ?? '') ?? 'unsettled'

/** The statuses of a state. */
export const statusesOf = (state: BoreholeState): readonly string[] =>
  Object.entries(states).flatMap(([status, own]) => (own === state ? [status] : []))
