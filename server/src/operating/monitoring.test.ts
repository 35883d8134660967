import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { smallServer } from '../../testing/small-server.ts'
import { metricsOfAll } from '../workers/metrics-of-all.ts'
import { openAdminPort } from './admin-port.ts'

const root = join(import.meta.dirname, '../../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Every question to Prometheus in a file of YAML: on the line itself, or on the lines below it. */
const questionsInRules = (text: string): readonly string[] =>
  [...text.matchAll(/^ +expr: (?:\|\n((?: {10,}.+\n)+)|(.+)\n)/gm)].map(
    ([, block, line]) => block ?? line ?? '',
  )

type Dashboard = {
  readonly panels: readonly {
    readonly title: string
    readonly targets: readonly { readonly expr: string }[]
  }[]
  readonly annotations: { readonly list: readonly { readonly expr: string }[] }
}

const dashboard = JSON.parse(read('examples/monitoring/dashboard.json')) as Dashboard
const rules = read('examples/monitoring/alerts.yaml')
const questions = [
  ...questionsInRules(rules),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...dashboard.annotations.list.map(({ expr }) => expr),
]

/** Words of a question that are no labels, functions or values: of those only histogram_quantile has an underscore. */
const metricsIn = (question: string): readonly string[] =>
  (question.replaceAll(/"[^"]*"/g, '').match(/\b[a-z]+(?:_[a-z\d]+)+\b/g) ?? []).filter(
    (word) => word !== 'histogram_quantile',
  )

describe('the dashboard and the alerts that ship', () => {
  const parts = smallServer('sqlite')
  it('ask only for metrics that exist [D37.11]', async () => {
    const { server } = parts()
    await server.inject('/healthz')
    const admin = await openAdminPort({
      settings: { host: '127.0.0.1', adminPort: 0 },
      script: join(root, 'scripts/admin-port.mjs'),
      readiness: () => ({ ready: true, version: 1 }),
      metrics: server.metrics,
      onTrouble: (error) => {
        throw error
      },
    })
    onTestFinished(() => admin.close())
    const ofOne = await (await fetch(`http://127.0.0.1:${admin.port}/metrics`)).text()
    const ofWorkers = await metricsOfAll({
      ask: () => new Map(),
      wanted: 2,
      serving: () => 2,
      restarts: () => 0,
    }).read()
    const told = `${ofOne}\n${ofWorkers}`
    const known = new Set([...told.matchAll(/^([a-z]\w*)[{ ]/gm)].map((match) => match[1]!))
    const asked = new Set(questions.flatMap(metricsIn))
    expect(asked.size).toBeGreaterThan(12)
    expect([...asked].filter((name) => !known.has(name))).toEqual([])
  })
  it('ask something in every panel and every alert [D37.11]', () => {
    expect(questionsInRules(rules)).toHaveLength(rules.match(/- alert: /g)?.length ?? 0)
    for (const question of questions)
      expect([question, metricsIn(question).length > 0 || /\bup\b/.test(question)]).toEqual([question, true])
  })
  it('say of every alert where it stands what to do [D37.11]', () => {
    const operations = read('docs/operations.md')
    const told = [...rules.matchAll(/todo: docs\/operations\.md, '(.+)'/g)].map((match) => match[1]!)
    expect(told).toHaveLength(rules.match(/- alert: /g)?.length ?? 0)
    expect(told.filter((heading) => !operations.includes(`\n### ${heading}\n`))).toEqual([])
  })
})
