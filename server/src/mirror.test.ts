import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tables } from '@datacentre/catalogue/tables'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { isShaped, readRows, readShapes, type Reading } from '@datacentre/database'
import { standing } from '@datacentre/database/testing/standing'
import { freshDatabase } from '@datacentre/database/testing/stores'
import { importCommand } from '@datacentre/ingest/command/import/import'
import { mirrorCommand } from '@datacentre/ingest/command/mirror'
import { generateDemo } from '@datacentre/ingest/demo/generate'
import type { Shaped } from '@datacentre/ingest/demo/shaped'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smallServer } from '../testing/small-server.ts'

const demo = generateDemo({ seed: 1, until: '2026-09', scale: 0.008 })

const parts = smallServer('sqlite', async (writer) => {
  for (const table of tables) {
    const rows = [...demo.tables[table.id]] as object[]
    const flat = isShaped(table)
      ? rows.map((one) => {
          const { row, geometry } = one as Shaped<object>
          return { ...row, geometry }
        })
      : rows.map((row) => ({ ...row, filePath: null }))
    await writer.rows<Table>(table, flat)
  }
})

/** What no call carries: only the spreadsheet of boreholes and the store do, or it is worked out anew. */
const notCarried: Readonly<Record<string, readonly string[]>> = {
  documents: ['hasBfile', 'filePath', 'fileAddress'],
  'log-documents': ['filePath', 'fileAddress'],
  facilities: ['landSeaCode', 'blockCd', 'provinceName', 'municipalityName', 'startDate'],
}

const isCarried = (table: Table, key: string): boolean => {
  const column = table.columns.find((candidate) => candidate.key === key)
  const isKey = table.key.includes(key)
  const isTold = column?.listed !== false || column.detailed === true
  return (isTold || isKey) && !(notCarried[table.id] ?? []).includes(key)
}

const carriedRows = async (reading: Reading, table: Table) =>
  (await readRows(reading, table)).map((row) =>
    Object.fromEntries(Object.entries(row as object).filter(([key]) => isCarried(table, key))),
  )

describe('a mirror of our own server, under a prefix of the national service', () => {
  const database = freshDatabase('sqlite')
  let folder = ''
  let said = ''
  let code = -1
  const screen = { write: (text: string) => (said += text) }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mirror-'))
    await parts().server.listen({ port: 0, host: '127.0.0.1' })
    const { port } = parts().server.server.address() as AddressInfo
    code = await mirrorCommand({
      argv: [
        `http://127.0.0.1:${port}/nlog-mapviewer/`,
        '--out',
        join(folder, 'out'),
        '--with',
        'stratigraphy,paths,documents,logs',
      ],
      environment: {},
      out: screen,
      err: screen,
      isHurried: true,
      layerLimits: { atOnce: 7 },
    })
  }, 120_000)
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('reads all there is and says so', async () => {
    expect(await readFile(join(folder, 'out', 'not-taken-over.md'), 'utf8')).toContain(
      '## Could not be read\n\nNothing.',
    )
    expect(code).toBe(0)
    expect(said).toMatch(/wrote [\d,]+ rows to .*, after [\d,]+ calls\n$/)
  })

  it('is imported without a fault, and is then the same in all that the calls carry [D25.24]', async () => {
    let err = ''
    const imported = await importCommand({
      argv: [join(folder, 'out')],
      environment: { DATABASE_URL: database.url },
      out: { write: () => {} },
      err: { write: (text) => (err += text) },
    })
    expect(err).not.toContain('fault:')
    expect(imported).toBe(0)
    const [original, copy] = [await standing(parts().store), await standing(await database.open())]
    for (const table of tables as readonly Table[]) {
      if (['documents', 'log-documents'].includes(table.id)) continue
      expect([table.id, await carriedRows(copy, table)]).toEqual([
        table.id,
        await carriedRows(original, table),
      ])
      if (!isShaped(table) || table.id === 'seismic-surveys-2d') continue
      expect([table.id, await readShapes(copy, table)]).toEqual([table.id, await readShapes(original, table)])
    }
  }, 60_000)
})
