import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { commandLine } from '@datacentre/database/command-line'
import { aboutDataset } from '../mirror/about-dataset.ts'
import { gentleCaller, type Asked } from '../mirror/gentle-caller.ts'
import { dropOldAnswers, forgetAnswers } from '../mirror/kept-answers.ts'
import { MirrorReport } from '../mirror/mirror-report.ts'
import type { MirroredTable, Mirroring } from '../mirror/mirrored.ts'
import { namesIn } from '../mirror/names-in.ts'
import { boreholeParts, readBoreholeParts, type BoreholePart } from '../mirror/read-borehole-parts.ts'
import { readCodes } from '../mirror/read-codes.ts'
import { readFigures } from '../mirror/read-figures.ts'
import type { LayerLimits } from '../mirror/read-layer.ts'
import { readRegisters } from '../mirror/read-registers.ts'
import { readFacilities, readShapes } from '../mirror/read-shapes.ts'
import { writeMirror } from '../mirror/write-mirror.ts'
import { DESCRIPTOR } from '../package/package-file.ts'
import { namesInTarget } from '../target-names.ts'
import { TargetNotAllowed } from '../target-not-allowed.ts'
import { readArguments, Usage } from './arguments.ts'
import { exitCodes } from './exit-codes.ts'
import type { CommandWorld } from './command-world.ts'
import { sayTrouble } from './say-trouble.ts'

const MIRROR_HELP = `Make a data package from a running service, by its calls and its GIS layers.

  ${commandLine('mirror URL --out DIR')}

  URL             below which the calls lie, such as https://host/datacenter
  --out DIR       the folder to write, new or empty; one that was stopped, or in which something
                  could not be read, goes on where it was by the same command
  --with PARTS    also, one call for each borehole: ${boreholeParts.join(', ')}
  --layers URL    below which the GIS layers lie; the host of URL unless told
  --rate NUMBER   calls in a second, at most 20; 4 unless told

One call at a time, with pauses. What could not be read, was left out or is incomplete, and keys that
no column has, are listed in DIR/not-taken-over.md. Answers are kept in DIR/.answers, for at most
7 days, until all was read.

Exit codes: 0 all was read; 1 something could not be read or was left out, and the rest is written;
2 wrong arguments, or a folder that holds a finished package; 3 nothing could be read, or the service
does not answer any more.
`

const KEPT = '.answers'
const REPORT = 'not-taken-over.md'

type MirrorWorld = CommandWorld & {
  readonly layerLimits?: LayerLimits
  readonly retryMs?: readonly number[]
  readonly timeoutMs?: number
  /** Without pauses, against a service of one's own. */
  readonly isHurried?: boolean
}

/** The mirror command; returns its exit code. */
export async function mirrorCommand(world: MirrorWorld): Promise<number> {
  try {
    const { values, positionals } = readArguments({
      args: [...world.argv],
      options: {
        out: { type: 'string' },
        with: { type: 'string', multiple: true },
        layers: { type: 'string' },
        rate: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
      allowPositionals: true,
    })
    if (values.help) {
      world.out.write(MIRROR_HELP)
      return exitCodes.done
    }
    const [address] = positionals
    if (address === undefined || positionals.length > 1) throw new Usage('Name one service by its URL')
    if (values.out === undefined) throw new Usage('Name the folder to write with --out')
    const home = urlFrom(address)
    return await mirror(world, {
      home,
      layersAt: values.layers === undefined ? new URL(home).origin : urlFrom(values.layers),
      folder: resolve(values.out),
      parts: partsFrom(values.with ?? []),
      rate: rateFrom(values.rate ?? '4'),
    })
  } catch (error) {
    return sayTrouble(error, world.err, MIRROR_HELP)
  }
}

function urlFrom(text: string): string {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    throw new Usage(`${JSON.stringify(text)} is not a URL that begins with http:// or https://`)
  return text.replace(/[?#].*$/, '').replace(/\/+$/, '')
}

function rateFrom(text: string): number {
  const rate = Number(text)
  if (!(rate > 0 && rate <= 20)) throw new Usage(`rate is "${text}", but must be above 0 and at most 20`)
  return rate
}

function partsFrom(asked: readonly string[]): readonly BoreholePart[] {
  const names = asked.flatMap((one) => one.split(',')).map((one) => one.trim())
  const unknown = names.find((name) => !boreholeParts.some((part) => part === name))
  if (unknown !== undefined)
    throw new Usage(`--with takes ${boreholeParts.join(', ')}, not ${JSON.stringify(unknown)}`)
  return boreholeParts.filter((part) => names.includes(part))
}

type MirrorAsked = Pick<Mirroring, 'home' | 'layersAt'> & {
  readonly folder: string
  readonly parts: readonly BoreholePart[]
  readonly rate: number
}

async function mirror(world: MirrorWorld, asked: MirrorAsked): Promise<number> {
  const { out, err, retryMs, timeoutMs, layerLimits } = world
  const { home, layersAt, folder, parts, rate } = asked
  const report = new MirrorReport()
  await refuseFinished(folder)
  await mkdir(folder, { recursive: true })
  const kept = join(folder, KEPT)
  const old = await dropOldAnswers(kept, Date.now())
  if (old !== null) out.write(`${old}\n`)
  let calls = 0
  const caller = gentleCaller({
    folder: kept,
    rate: world.isHurried ? Infinity : rate,
    onCall: (call) => tellCall(out, ++calls, call),
    ...(retryMs !== undefined && { retryMs }),
    ...(timeoutMs !== undefined && { timeoutMs }),
  })
  const mirroring = {
    caller,
    report,
    home,
    layersAt,
    ...(layerLimits !== undefined && { layerLimits }),
  }
  const registers = await readRegisters(mirroring)
  if (registers.size === 0) {
    err.write(`nothing could be read from ${home}:\n${report.toText()}`)
    return exitCodes.store
  }
  const found = new Map<string, MirroredTable>()
  for (const [id, rows] of registers) found.set(id, { rows, shapes: await readShapes(mirroring, id, rows) })
  found.set('facilities', { rows: await readFacilities(mirroring) })
  const keyOfName = namesIn(found)
  const figures = await readFigures(mirroring, { lastYear: new Date().getUTCFullYear(), keyOfName })
  const details = await readBoreholeParts(mirroring, registers.get('boreholes') ?? [], parts)
  for (const [id, rows] of [...figures, ...details]) found.set(id, { rows })
  const [codes, about] = [await readCodes(mirroring), await aboutDataset(mirroring)]
  await writeMirror(folder, { found, codes, home, about })
  await writeFile(join(folder, REPORT), report.toText())
  if (report.unreadCount === 0) await forgetAnswers(kept)
  const rows = [...found.values()].reduce((sum, table) => sum + table.rows.length, 0)
  out.write(
    `wrote ${rows.toLocaleString('en')} rows to ${folder}, after ${calls.toLocaleString('en')} calls\n`,
  )
  const told = [
    ...(report.unreadCount > 0 ? [`${report.unreadCount} calls could not be read`] : []),
    ...(report.leftOutCount > 0 ? [`${report.leftOutCount} things were left out`] : []),
    ...(report.incompleteCount > 0 ? [`${report.incompleteCount} rows are incomplete`] : []),
  ]
  if (told.length > 0) err.write(`${told.join(', ')}: see ${join(folder, REPORT)}\n`)
  if (report.unreadCount > 0) err.write('run the same command again to ask only what could not be read\n')
  return report.unreadCount + report.leftOutCount === 0 ? exitCodes.done : exitCodes.faults
}

/** A package that is whole is left as it is; one with kept answers is still being made. */
async function refuseFinished(folder: string): Promise<void> {
  const names = await namesInTarget(folder)
  if (names.includes(DESCRIPTOR) && !names.includes(KEPT))
    throw new TargetNotAllowed(
      `${folder} holds a data package that is finished, so it is left as it is: name a folder that is new or empty`,
    )
}

const tellCall = (out: CommandWorld['out'], nr: number, { method, url, body, place }: Asked): void => {
  const sent = JSON.stringify(body) ?? ''
  const LONGEST = 100
  const among = place === undefined ? '' : ` (${place.nr} of ${place.of})`
  const shown = sent !== '{}' && sent !== '' && sent.length < LONGEST ? ` ${sent}` : ''
  out.write(`call ${nr}${among}: ${method} ${url}${shown}\n`)
}
