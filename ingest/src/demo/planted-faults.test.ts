import { companyKey } from '@datacentre/catalogue/companies/company-key'
import { rules } from '@datacentre/catalogue/findings/rules'
import { boreholes } from '@datacentre/catalogue'
import { currentVersion, readRows, type Store } from '@datacentre/database'
import { freshDatabase } from '@datacentre/database/testing/stores'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '../../testing/run-import.ts'
import { inspectStored } from '../quality/inspect-stored.ts'
import { generateDemo } from './generate.ts'
import { writeDemo } from './write.ts'

const options = { seed: 1, until: '2026-09', scale: 0.3 }

describe('the faults that the demonstration has on purpose', () => {
  const database = freshDatabase('sqlite')
  let folder = ''
  let store: Store
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'planted-'))
    await writeDemo(join(folder, 'package'), options)
    store = await database.open()
    await run([join(folder, 'package')], database.url)
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('give every rule of quality something to find [D23.18]', async () => {
    const version = (await currentVersion(store))!
    const inspected = await inspectStored({ db: store.db, parts: version.parts }, version)
    const silent = rules.filter(({ find }) => find(inspected).length === 0).map(({ id }) => id)
    expect(silent).toEqual([])
  })
  it('give one company two spellings, which are one company [D23.18]', async () => {
    const version = (await currentVersion(store))!
    const rows = await readRows({ db: store.db, parts: version.parts }, boreholes)
    const names = new Set(rows.flatMap(({ legalOwnerName }) => legalOwnerName ?? []))
    const keys = new Set([...names].map(companyKey))
    expect(names.size - keys.size).toBe(1)
  })
  it('are few, and stand in the rows of boreholes alone [D23.18]', () => {
    const { planted, tables } = generateDemo(options)
    expect([...planted.values()].map((fault) => Object.keys(fault)).toSorted()).toEqual([
      ['endDate'],
      ['fieldCode'],
      ['legalOwnerName'],
      ['legalOwnerName'],
      ['legalOwnerName'],
      ['statusDescription'],
    ])
    const known = new Set([...tables.boreholes].map(({ boreholeDbk }) => boreholeDbk))
    expect([...planted.keys()].filter((key) => !known.has(key))).toEqual([])
  })
})
