import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { readMonth, todayInAmsterdam, writeMonth } from '@datacentre/catalogue/time/days'
import { commandLine } from '@datacentre/database/command-line'
import type { DemoOptions } from '../demo/country.ts'
import { writeDemo } from '../demo/write.ts'
import { TargetNotAllowed } from '../target-not-allowed.ts'
import { readArguments, Usage } from './arguments.ts'
import { exitCodes } from './exit-codes.ts'
import { sayFileTrouble } from './file-trouble.ts'
import type { CommandWorld } from './command-world.ts'

const DEMO_HELP = `Generate a demonstration data package: invented data of national size, the same for the same arguments.

  ${commandLine('demo --out DIR')} [--scale 1] [--until YYYY-MM] [--seed 1]

  --out DIR         the folder to write; an older package in it is replaced
  --scale NUMBER    1 is national size (6,740 boreholes); above 0 and at most 100
  --until YYYY-MM   the last month with production figures; usually two months ago
  --seed NUMBER     another whole number gives another country

Exit codes: 0 written; 2 wrong arguments, or a folder that cannot be written.
`

/** Figures are reported about eight weeks late. */
const MONTHS_LATE = 2

export function defaultUntil(now: Date): string {
  const today = new Date(todayInAmsterdam(now))
  return writeMonth(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - MONTHS_LATE, 1))
}

type Asked = {
  readonly scale?: string | undefined
  readonly until?: string | undefined
  readonly seed?: string | undefined
}

/** What the arguments or the environment ask, checked; a `Usage` names what is wrong and what is allowed. */
export function demoOptions(asked: Asked, now: Date): DemoOptions {
  const scale = Number(asked.scale ?? 1)
  if (!(scale > 0 && scale <= 100))
    throw new Usage(`scale is "${asked.scale}", but must be above 0 and at most 100`)
  const seed = Number(asked.seed ?? 1)
  if (!Number.isSafeInteger(seed)) throw new Usage(`seed is "${asked.seed}", but must be a whole number`)
  const until = asked.until ?? defaultUntil(now)
  const month = readMonth(until)
  if (month === null || month < Date.UTC(2003, 0, 1) || month > now.getTime()) {
    throw new Usage(`until is "${until}", but must be a month as YYYY-MM from 2003-01 up to now`)
  }
  return { scale, seed, until }
}

/** The demo command; returns its exit code. */
export async function demoCommand({ argv, out, err }: CommandWorld): Promise<number> {
  try {
    const { values } = readArguments({
      args: [...argv],
      options: {
        out: { type: 'string' },
        scale: { type: 'string' },
        until: { type: 'string' },
        seed: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    if (values.help) {
      out.write(DEMO_HELP)
      return exitCodes.done
    }
    if (values.out === undefined) throw new Usage('Name the folder to write with --out')
    const options = demoOptions(values, new Date())
    const folder = resolve(values.out)
    const replaced = existsSync(folder)
    const rows = await writeDemoShown(folder, options, out)
    out.write(
      `${replaced ? 'replaced' : 'wrote'} ${values.out}: ${rows} rows, figures until ${options.until}\n`,
    )
    return exitCodes.done
  } catch (error) {
    const told =
      error instanceof Usage || error instanceof TargetNotAllowed ? error.message : sayFileTrouble(error)
    if (told === null) throw error
    err.write(`${told}.\n`.replace('..\n', '.\n'))
    if (error instanceof Usage) err.write(`\n${DEMO_HELP}`)
    return exitCodes.usage
  }
}

/** Writes the package, with a line that counts on a terminal and a plain line per table elsewhere. */
export async function writeDemoShown(
  folder: string,
  options: DemoOptions,
  out: CommandWorld['out'],
): Promise<number> {
  const counts = new Map<string, number>()
  await writeDemo(folder, options, {
    onProgress: ({ table, rows }) => {
      if (out.isTTY === true) out.write(`\r\u001b[Kgenerating ${table} ${rows}`)
      else if (!counts.has(table)) out.write(`generating ${table}\n`)
      counts.set(table, rows)
    },
  })
  if (out.isTTY === true) out.write('\r\u001b[K')
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}
