import { setTimeout as pause } from 'node:timers/promises'
import { machine } from '../machine-load.ts'
import type { LoadedServer } from './loaded-server.ts'
import { askAtRate, type Asked } from './steady-rate.ts'

type Soak = {
  readonly profile: readonly Asked[]
  readonly minutes: number
  readonly rate: number
}

export type Soaked = {
  readonly faults: number
  /** What memory and handles were after a tenth of the time, and at the end. */
  readonly megabytes: readonly [number, number]
  readonly handles: readonly [number, number]
}

/** Who asks no more closes a connection after some seconds. */
const ALL_LEFT_AFTER_MS = 10_000

/** Asks on for minutes at a rate that the server keeps up with, and prints memory and handles twice a minute. */
export async function soak(server: LoadedServer, { profile, minutes, rate }: Soak): Promise<Soaked> {
  const looks: { megabytes: number; handles: number }[] = []
  let faults = 0
  const rounds = Math.max(2, Math.round(minutes * 2))
  const seconds = (minutes * 60) / rounds
  const earlyRound = Math.floor(rounds / 10) + 1
  for (let round = 1; round <= rounds; round++) {
    const { verdicts, p99Ms, faults: kinds } = await askAtRate(server.origin, profile, { rate, seconds })
    faults += verdicts.wrong + verdicts.failed
    // Connections of visitors come and go: those that are compared are counted when everybody has left.
    if (round === earlyRound || round === rounds) await pause(ALL_LEFT_AFTER_MS)
    const look = { megabytes: server.megabytes(), handles: server.handles() }
    looks.push(look)
    const at = ((round * seconds) / 60).toFixed(1)
    console.log(
      `  ${at.padStart(5)} min: ${look.megabytes.toFixed(0)} MB, ${look.handles} handles, ` +
        `${verdicts.right} right, ${verdicts['told to come back']} told to come back, ${faults} faults, p99 ${p99Ms.toFixed(0)} ms (${machine()})`,
    )
    for (const [fault, times] of kinds) console.log(`         ${times} × ${fault}`)
  }
  const early = looks[earlyRound - 1]!
  const last = looks.at(-1)!
  return {
    faults,
    megabytes: [early.megabytes, last.megabytes],
    handles: [early.handles, last.handles],
  }
}
