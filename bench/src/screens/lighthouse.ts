import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumArguments } from '@datacentre/fixtures/chromium-arguments'
import { ensureBrowser } from '../../../scripts/browser.mjs'
import { measureCommand, root } from '../measured-command.ts'
import { median, ofRuns, type Result } from '../measure.ts'
import { startServer } from '../running-server.ts'

/** The last that runs on Node 20. It is fetched for this bench alone: with it an install would take half as long again. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const tools = join(root, 'node_modules', '.cache', 'lighthouse')
const program = join(tools, 'node_modules', 'lighthouse', 'cli', 'index.js')

const RUNS = 3

/** What Lighthouse gives points for, of a hundred. */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Report = {
  readonly categories: Readonly<Record<(typeof categories)[number], { readonly score: number }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

const pagesOf = (borehole: number) =>
  [
    ['home', '/datacenter/'],
    ['boreholes', '/datacenter/brh-overview'],
    ['2D lines', '/datacenter/smc-lines'],
    ['figures', '/datacenter/prodfigures/fields'],
    ['object', `/datacenter/boreholes/${borehole}`],
    ['overview', '/datacenter/overview'],
    ['map', '/mapviewer/'],
  ] as const

const LONGEST_BLOCKED_MS = 200

function ensureLighthouse(): void {
  if (existsSync(program)) return
  const argv = ['install', '--prefix', tools, '--no-save', '--no-audit', '--no-fund', LIGHTHOUSE]
  execFileSync('npm', argv, { stdio: ['ignore', 'ignore', 'inherit'] })
}

type Looking = { readonly folder: string; readonly browser: string }

/** One look on Lighthouse's phone. */
function reportOf(address: string, { folder, browser }: Looking): Report {
  const output = join(folder, 'report.json')
  execFileSync(
    process.execPath,
    [
      program,
      address,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=--headless ${chromiumArguments.join(' ')}`,
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, CHROME_PATH: browser },
    },
  )
  return JSON.parse(readFileSync(output, 'utf8'))
}

function linesOf(name: string, reports: readonly Report[]): Result[] {
  const points = (category: (typeof categories)[number]): number[] =>
    reports.map((report) => report.categories[category].score * 100)
  const blocked = reports.map(({ audits }) => audits['total-blocking-time']?.numericValue ?? Number.NaN)
  return [
    ...categories.map((category): Result => ({
      what: `Lighthouse on a phone, ${name}: ${category}`,
      ...ofRuns(points(category), median),
      unit: '',
      limit: category === 'performance' ? 95 : 100,
      isScore: true,
    })),
    {
      what: `Lighthouse on a phone, ${name}: blocked`,
      ...ofRuns(blocked, median),
      unit: 'ms',
      limit: LONGEST_BLOCKED_MS,
    },
  ]
}

async function firstBorehole(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/datacenter/rest/brh/boreholes`, { method: 'POST' })
  const [first] = (await answer.json()) as readonly { readonly boreholeDbk: number }[]
  return first?.boreholeDbk ?? Number.NaN
}

/** The data of the demonstration as if they were real: invented data are kept from search engines. */
async function packageOfRealData(folder: string): Promise<string> {
  const out = join(folder, 'package')
  await measureCommand({ command: 'demo', argv: ['--out', out] })
  const descriptor = join(out, 'datapackage.json')
  const described: Record<string, unknown> = JSON.parse(readFileSync(descriptor, 'utf8'))
  writeFileSync(descriptor, JSON.stringify({ ...described, demonstration: false }))
  return out
}

/** What Lighthouse says of the screens on its slow phone, with data that are not said to be invented. */
export async function benchLighthouse(): Promise<Result[]> {
  ensureLighthouse()
  const browser = await ensureBrowser()
  const folder = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'))
  try {
    const environment = { DATABASE_URL: `sqlite:${join(folder, 'bench.db')}` }
    await measureCommand({ command: 'import', argv: [await packageOfRealData(folder)], environment })
    const server = await startServer({ ...environment, DEMO: 'off' })
    try {
      await server.settled()
      return pagesOf(await firstBorehole(server.origin)).flatMap(([name, path]) =>
        linesOf(
          name,
          Array.from({ length: RUNS }, () => reportOf(`${server.origin}${path}`, { folder, browser })),
        ),
      )
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
