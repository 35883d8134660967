import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, type Result } from './measure.ts'
import { measureCommand, type Measured } from './measured-command.ts'

const UNTIL = '2026-09'

type Round = { readonly generate: Measured; readonly load: Measured }

async function oneRound(scale: number): Promise<Round> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-data-'))
  try {
    const dir = join(folder, 'package')
    const generate = await measureCommand({
      command: 'demo',
      argv: ['--scale', String(scale), '--until', UNTIL, '--out', dir],
    })
    const load = await measureCommand({
      command: 'import',
      argv: [dir],
      environment: { DATABASE_URL: `sqlite:${join(folder, 'bench.db')}` },
    })
    return { generate, load }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const seconds = (rounds: readonly Round[], step: keyof Round): number =>
  median(rounds.map((round) => round[step].seconds))
const megabytes = (rounds: readonly Round[], step: keyof Round): number =>
  median(rounds.map((round) => round[step].megabytes))

/** Generating, checking and loading the demonstration data, at national size and ten times that. */
export async function benchDataIn(rounds: number): Promise<Result[]> {
  const ones: Round[] = []
  for (let round = 0; round < rounds; round++) ones.push(await oneRound(1))
  const tens = [await oneRound(10)]
  return [
    { what: 'generate, scale 1', measured: seconds(ones, 'generate'), unit: 's', limit: 15 },
    { what: 'generate, scale 1, peak memory', measured: megabytes(ones, 'generate'), unit: 'MB', limit: 400 },
    { what: 'check and load, scale 1', measured: seconds(ones, 'load'), unit: 's', limit: 15 },
    {
      what: 'check and load, scale 1, peak memory',
      measured: megabytes(ones, 'load'),
      unit: 'MB',
      limit: 400,
    },
    ...(['generate', 'load'] as const).flatMap((step): Result[] => [
      { what: `${step}, scale 10`, measured: seconds(tens, step), unit: 's', limit: 150 },
      {
        what: `${step}, scale 10 over scale 1`,
        measured: seconds(tens, step) / seconds(ones, step),
        unit: '×',
        limit: 10,
      },
      { what: `${step}, scale 10, peak memory`, measured: megabytes(tens, step), unit: 'MB', limit: 4000 },
    ]),
  ]
}
