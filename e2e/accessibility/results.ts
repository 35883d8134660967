import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { checks } from '../support/looked.ts'

/** What the accessibility statement of the portal tells. */
const RESULTS = fileURLToPath(new URL('../../portal/src/pages/accessibility-results.json', import.meta.url))

const axeVersion = (): string => {
  const packageOfAxe = fileURLToPath(import.meta.resolve('axe-core/package.json'))
  const { version }: { version: string } = JSON.parse(readFileSync(packageOfAxe, 'utf8'))
  return version
}

/** How much each check looked at, over all tests. */
function countsOf(tests: readonly TestCase[]): Record<string, number> {
  const kept = tests.flatMap((test) => test.results.at(-1)?.annotations ?? [])
  return Object.fromEntries(
    checks.map((check) => [
      check,
      kept
        .filter(({ type }) => type === check)
        .reduce((sum, { description }) => sum + Number(description), 0),
    ]),
  )
}

/** Whether nobody asked for a part of the tests. */
function isWhole({ grep, shard }: FullConfig, tests: readonly TestCase[]): boolean {
  const run = new Set(tests.map(({ location }) => basename(location.file)))
  const all = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.spec.ts'))
  return all.every((file) => run.has(file)) && String(grep) === '/.*/' && shard === null
}

/** Writes the results for the statement when every test was run, and each found nothing. */
export default class Results implements Reporter {
  private run: { readonly config: FullConfig; readonly suite: Suite } | null = null

  onBegin(config: FullConfig, suite: Suite): void {
    this.run = { config, suite }
  }

  onEnd({ status }: FullResult): void {
    const tests = this.run?.suite.allTests() ?? []
    if (this.run === null || status !== 'passed' || !isWhole(this.run.config, tests)) return
    const results = { axeVersion: axeVersion(), checks: countsOf(tests) }
    writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`)
    process.stdout.write(`the accessibility statement tells: ${JSON.stringify(results)}\n`)
  }
}
