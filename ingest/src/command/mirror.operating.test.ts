import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { everything, good, json, type Route } from '../../testing/mirrored-service.ts'
import type { Said } from '../../testing/run-import.ts'
import { gentleCaller } from '../mirror/gentle-caller.ts'
import { mirrorCommand } from './mirror.ts'

describe('the mirror command', () => {
  let routes: Readonly<Record<string, Route>> = good
  let folder = ''
  let home = ''
  let asked: string[] = []
  /** Short only where an answer never comes: a busy machine answers late. */
  let timeoutMs = 30_000
  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/\?.*$/, '')
    asked.push(path)
    const route = routes[path]
    if (route === undefined) response.writeHead(404).end()
    else route(response)
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    home = `http://127.0.0.1:${(server.address() as AddressInfo).port}/app`
  })
  beforeEach(async () => {
    routes = good
    asked = []
    timeoutMs = 30_000
    folder = join(await mkdtemp(join(tmpdir(), 'mirror-')), 'out')
  })
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
  })
  afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }))

  const run = async (...argv: string[]): Promise<Said> => {
    let [out, err] = ['', '']
    const code = await mirrorCommand({
      argv,
      environment: {},
      out: { write: (text) => (out += text) },
      err: { write: (text) => (err += text) },
      isHurried: true,
      retryMs: [1],
      timeoutMs,
    })
    return { code, out, err }
  }
  const report = () => readFile(join(folder, 'not-taken-over.md'), 'utf8')

  it('reads days in every way that services write them, and tells keys that no column has', async () => {
    const { code } = await run(home, '--out', folder)
    expect(code).toBe(1)
    const [header = '', ...rows] = (await readFile(join(folder, 'boreholes.csv'), 'utf8')).trim().split('\n')
    const at = header.split(',').indexOf('startDate')
    expect(rows.map((row) => row.split(',')[at])).toEqual(['1984-12-31', '1984-12-31', '1984-12-31'])
    expect(await report()).toContain('/rest/brh/boreholes colour: 2 times')
  })

  it('leaves out what cannot be read, says so, and writes the rest', async () => {
    routes = { ...good, '/app/rest/brh/details': (response) => response.writeHead(500).end() }
    const { code, err } = await run(home, '--out', folder)
    expect(code).toBe(1)
    expect(err).toContain('could not be read: see')
    const told = await report()
    expect(told).toContain(`licences: POST ${home}/rest/lic/overview: answered 404`)
    expect(told).toContain('details of boreholes: 3 from number 1:')
    const names = (await readdir(folder)).toSorted()
    expect(names).toEqual(['.answers', 'boreholes.csv', 'datapackage.json', 'not-taken-over.md'])
  })

  it('tells of every call that answers no list, and of what it does not answer', async () => {
    routes = {
      ...good,
      '/app/rest/brh/boreholes': json([{ boreholeDbk: 1 }, 'A-02', null, { boreholeDbk: 2 }]),
      '/app/rest/prodfigures/well': json({ rows: [] }),
      '/app/rest/brh/stratinterpretations': json({ boreholeName: 'A-01' }),
      '/app/rest/brh/dirsurveys': json({ dirSurveys: [{ dirSurveyPoints: 'none' }] }),
      '/app/rest/brh/documents': (response) => response.writeHead(204).end(),
    }
    const { code } = await run(home, '--out', folder, '--with', 'stratigraphy,paths,documents')
    expect(code).toBe(1)
    const told = await report()
    expect(told).toMatch(
      /- figures of [\w-]+: \d+ times, such as\n {2}- \{.*\/prodfigures\/well: answered no list\n/,
    )
    expect(told).toContain('/rest/brh/stratinterpretations: answered no list of stratIntprts')
    expect(told).toContain('/rest/brh/dirsurveys: answered no list')
    expect(told).not.toContain('documents')
    expect(told).toContain(
      '- rows of /rest/brh/boreholes that are no objects: 2 times, such as\n  - A-02\n  - null\n',
    )
    expect(told).toContain('- boreholes without their details: 2\n')
  })

  it('counts the rows that got no shape, though their register has a layer', async () => {
    const shape = { type: 'Point', coordinates: [5, 52] }
    routes = {
      ...good,
      '/app/rest/field/fields': json([
        { fieldDbk: 1, fieldName: 'A' },
        { fieldDbk: 2, fieldName: 'B' },
        { fieldDbk: 3, fieldName: 'C' },
      ]),
      '/geoserver/nlog/ows': json({
        numberMatched: 1,
        features: [{ properties: { FIELD_NAME: 'B' }, geometry: shape }],
      }),
    }
    await run(home, '--out', folder)
    expect(await report()).toContain('- fields without a shape: 2 times, such as\n  - A\n  - C\n')
  })

  it('goes on where it was when it was stopped', async () => {
    const answers = join(folder, '.answers')
    const caller = gentleCaller({ folder: answers, rate: Infinity, onCall: () => {} })
    // As far as one came that was killed after its first call.
    await caller.ask({ method: 'POST', url: `${home}/rest/brh/boreholes`, body: {} }, (answer) => answer)
    await run(home, '--out', folder)
    expect(asked.filter((path) => path === '/app/rest/brh/boreholes')).toHaveLength(1)
  })

  it('keeps its answers while something could not be read, and then asks only that', async () => {
    routes = { ...everything, '/app/rest/brh/details': (response) => response.writeHead(500).end() }
    const first = await run(home, '--out', folder)
    expect(first).toMatchObject({ code: 1, err: expect.stringContaining('run the same command again') })
    expect(await readdir(folder)).toContain('.answers')
    routes = everything
    asked = []
    const second = await run(home, '--out', folder)
    expect(second).toMatchObject({ code: 0, err: '' })
    expect(asked).toEqual(['/app/rest/brh/details'])
    expect(await readdir(folder)).not.toContain('.answers')
  })

  it('leaves a package that is finished as it is', async () => {
    routes = everything
    await run(home, '--out', folder)
    asked = []
    const { code, err } = await run(home, '--out', folder)
    expect(code).toBe(2)
    expect(err).toBe(
      `${folder} holds a data package that is finished, so it is left as it is: name a folder that is new or empty.\n`,
    )
    expect(asked).toEqual([])
  })

  it('refuses to write into a file', async () => {
    await writeFile(folder, '')
    expect(await run(home, '--out', folder)).toMatchObject({
      code: 2,
      err: `${folder} is a file, not a folder.\n`,
    })
  })

  it('does not go on with answers that are older than a week, and says so', async () => {
    routes = { ...everything, '/app/rest/brh/details': (response) => response.writeHead(500).end() }
    await run(home, '--out', folder)
    const answers = join(folder, '.answers')
    const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000)
    const names = await readdir(answers)
    for (const [at, name] of names.entries()) await utimes(join(answers, name), days(0), days(at < 2 ? 8 : 6))
    routes = everything
    asked = []
    const { out } = await run(home, '--out', folder)
    expect(out).toContain('2 kept answers are older than 7 days: they are asked again\n')
    expect(asked).toHaveLength(3)
  })

  it('stops when the service does not answer any more, with what it has kept', async () => {
    routes = { ...good, '/app/rest/brh/logdocuments': (response) => response.writeHead(502).end() }
    const boreholes = Array.from({ length: 30 }, (_, at) => ({ boreholeDbk: at + 1 }))
    routes = { ...routes, '/app/rest/brh/boreholes': json(boreholes) }
    const { code, err, out } = await run(home, '--out', folder, '--with', 'logs')
    expect(code).toBe(3)
    expect(err).toMatch(
      /^the service does not answer any more: POST .*: answered 502; run the same command again to go on\.\n$/,
    )
    expect(out).toMatch(/^call \d+ \(20 of 30\): POST .*\/rest\/brh\/logdocuments\?all=true 20\n$/m)
    expect(out).not.toContain('(21 of 30)')
    expect(await readdir(folder)).toEqual(['.answers'])
  })

  it('brings the codes that our lists do not have, described as in the template', async () => {
    const gas = { code: 'GAS', nl: 'Gas!', en: 'Gas!', definition: null }
    const helium = {
      code: 'HE',
      nl: 'Helium',
      en: null,
      definition: { nl: 'Een edelgas.', en: 'A noble gas.' },
    }
    routes = { ...everything, '/app/rest/codes': json({ boreholeResult: [gas, helium], moods: [gas] }) }
    const { code } = await run(home, '--out', folder)
    expect(code).toBe(1)
    expect(await readFile(join(folder, 'codes.csv'), 'utf8')).toBe(
      'list,code,nl,en,definition,sameAs\nboreholeResult,HE,Helium,Helium,Een edelgas.,\n',
    )
    const { resources } = JSON.parse(await readFile(join(folder, 'datapackage.json'), 'utf8'))
    expect(resources.at(-1)).toMatchObject({
      name: 'codes',
      path: 'codes.csv',
      schema: {
        fields: expect.arrayContaining([expect.objectContaining({ name: 'nl', title: 'Text in Dutch' })]),
      },
    })
    expect(await report()).toContain('- code lists that we do not have: moods\n')
  })

  it('says nothing of codes and a title that a service does not have', async () => {
    const { '/app/rest/codes': _codes, '/app/rest/config': _config, ...national } = everything
    routes = national
    expect(await run(home, '--out', folder)).toMatchObject({ code: 0, err: '' })
    expect(await report()).toContain('## Could not be read\n\nNothing.')
  })

  it('tells of codes and a title that did not come, though the service has them', async () => {
    const fails: Route = (response) => response.writeHead(500).end()
    routes = { ...everything, '/app/rest/codes': fails, '/app/rest/config': fails }
    await run(home, '--out', folder)
    const told = await report()
    expect(told).toContain(`- codes: GET ${home}/rest/codes: answered 500\n`)
    expect(told).toContain(`- what the dataset is called: GET ${home}/rest/config: answered 500\n`)
  })

  it.each<[string, Route]>([
    [
      'pages instead of data',
      (response) => response.setHeader('content-type', 'text/html').end('<p>Sorry</p>'),
    ],
    ['answers without an end', (response) => response.write('[')],
    ['something else than lists', json({ rows: [] })],
    [
      'lists in lists without end',
      (response) => response.end(`${'['.repeat(200_000)}${']'.repeat(200_000)}`),
    ],
  ])('stops on a service that gives %s, with exit code 3', async (_what, route) => {
    const every = [
      '/brh/boreholes',
      '/field/fields',
      '/lic/overview',
      '/smc/lines',
      '/smc/surveys',
      '/smc/3d/surveys',
    ]
    routes = Object.fromEntries(every.map((path) => [`/app/rest${path}`, route]))
    timeoutMs = 300
    const { code, err } = await run(home, '--out', folder)
    expect(code).toBe(3)
    expect(err).toContain(`nothing could be read from ${home}`)
  })

  it.each([
    [[], 'Name one service by its URL'],
    [['ftp://x', '--out', 'y'], '"ftp://x" is not a URL that begins with http:// or https://'],
    [['http://x'], 'Name the folder to write with --out'],
    [['http://x', '--out', 'y', '--rate', '100'], 'rate is "100", but must be above 0 and at most 20'],
    [
      ['http://x', '--out', 'y', '--with', 'gold'],
      '--with takes stratigraphy, paths, documents, logs, not "gold"',
    ],
  ])('refuses %j with a sentence and exit code 2', async (argv, sentence) => {
    const { code, err } = await run(...argv)
    expect(code).toBe(2)
    expect(err).toContain(sentence)
  })
})
