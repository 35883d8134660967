import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tables } from '@datacentre/catalogue/tables'
import type { Table } from '@datacentre/catalogue/grammar/table'
import {
  currentVersion,
  isShaped,
  readRows,
  readShapes,
  type DatasetWriter,
  type Reading,
} from '@datacentre/database'
import { standing } from '@datacentre/database/testing/standing'
import { freshDatabase } from '@datacentre/database/testing/stores'
import { importCommand } from '@datacentre/ingest/command/import/import'
import { mirrorCommand } from '@datacentre/ingest/command/mirror'
import { generateDemo } from '@datacentre/ingest/demo/generate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoRows } from '../testing/demo-rows.ts'
import { smallServer } from '../testing/small-server.ts'

const demo = generateDemo({ seed: 1, until: '2026-09', scale: 0.008 })

/** No file lies here: of every other document and log it is known where else it lies. */
function elsewhere({ columns }: Table, nr: number): object {
  if (!columns.some(({ key }) => key === 'filePath')) return {}
  if (nr % 2 === 0) return { filePath: null }
  const hasFlag = columns.some(({ key }) => key === 'hasBfile')
  return {
    filePath: null,
    fileAddress: `https://files.example.org/${nr}`,
    ...(hasFlag && { hasBfile: 'J', lost: 'N' }),
  }
}

const fill = async (writer: DatasetWriter): Promise<void> => {
  for (const table of tables) {
    const rows = demoRows(demo, table).map((row, nr) => ({ ...row, ...elsewhere(table, nr) }))
    await writer.rows<Table>(table, rows)
  }
}

/** Titles, sources, and a code of its own: what the calls carry beside rows. */
const texts = {
  nl: {
    title: 'Een kleine dataset',
    licence: 'CC0, met dank',
    sources: ['Een oud archief', 'Metingen'],
    codes: { 'boreholeResult.HELIUM': 'Helium (nl)' },
    definitions: { 'boreholeResult.HELIUM': 'Helium in amounts worth producing.' },
  },
  en: {
    title: 'A small dataset',
    licence: 'CC0',
    sources: ['An old archive', 'Measurements'],
    codes: { 'boreholeResult.HELIUM': 'Helium' },
  },
}

const parts = smallServer('sqlite', fill, { texts, provisionalFrom: '2026-07' })

/** What no call carries: only the spreadsheet of boreholes and the store do, or it is worked out anew. */
const notCarried: Readonly<Record<string, readonly string[]>> = {
  documents: ['filePath'],
  'log-documents': ['filePath'],
  facilities: ['landSeaCode', 'blockCd', 'provinceName', 'municipalityName', 'startDate'],
}

/** A call says no where a row says nothing. */
const whereEmpty: Readonly<Record<string, string>> = { hasBfile: 'N', lost: 'N' }

const isCarried = (table: Table, key: string): boolean => {
  const column = table.columns.find((candidate) => candidate.key === key)
  const isKey = table.key.includes(key)
  const isTold = column?.listed !== false || column.detailed === true
  return (isTold || isKey) && !(notCarried[table.id] ?? []).includes(key)
}

const carriedRows = async (reading: Reading, table: Table) =>
  (await readRows(reading, table)).map((row) =>
    Object.fromEntries(
      Object.entries(row as object)
        .filter(([key]) => isCarried(table, key))
        .map(([key, value]) => [key, value ?? whereEmpty[key] ?? null]),
    ),
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
      expect([table.id, await carriedRows(copy, table)]).toEqual([
        table.id,
        await carriedRows(original, table),
      ])
      if (!isShaped(table) || table.id === 'seismic-surveys-2d') continue
      expect([table.id, await readShapes(copy, table)]).toEqual([table.id, await readShapes(original, table)])
    }
    const [before, after] = [await currentVersion(parts().store), await currentVersion(await database.open())]
    expect(after?.texts).toEqual(before?.texts)
    expect(after).toMatchObject({
      licenceName: 'CC0',
      packageVersion: '1',
      figuresUntil: '2026-09',
      provisionalFrom: '2026-07',
    })
  }, 60_000)
})
