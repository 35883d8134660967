import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { productionScreens, registers } from '@datacentre/catalogue'
import { isAsked } from '@datacentre/fixtures/other-programs'
import { describe, expect, it } from 'vitest'
import { smallServer } from '../../testing/small-server.ts'

/** A second opinion on our files; it runs where LibreOffice is installed. */
describe.runIf(isAsked('LibreOffice'))('LibreOffice', () => {
  const parts = smallServer('sqlite')
  const figures = { yearStart: 2024, yearEnd: 2025, product: 'Gas', production: 'Produced' }

  it('opens every export and reads the same rows from it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'libre-'))
    const exports = [
      ...registers.map((register) => {
        const keys = parts()
          .snapshots.snapshot()!
          .registers.get(register.id)!
          .rows.map((row) => row[register.key[0]!])
        return {
          name: register.id,
          path: register.rest.export.path,
          body: keys as object,
          rows: keys.length,
          headers: 1,
        }
      }),
      ...productionScreens.map((screen) => {
        const monthly = screen.kind === 'monthly'
        const production = screen.id === 'facility' ? 'Flared' : 'Produced'
        const rows = { well: 1, field: 3, licence: 0, facility: 1, geothermal: 2 }[screen.id]
        const body = monthly ? { yearStart: 2024, yearEnd: 2025 } : { ...figures, production }
        return {
          name: `${screen.id}-figures`,
          path: screen.rest.export.path,
          body,
          rows,
          headers: monthly ? 2 : 1,
        }
      }),
    ]
    try {
      for (const { name, path, body } of exports) {
        const answer = await parts().server.inject({
          method: 'POST',
          url: `/datacenter${path}?lang=en`,
          payload: body,
        })
        await writeFile(join(folder, `${name}.xlsx`), answer.rawPayload)
      }
      const files = exports.map(({ name }) => join(folder, `${name}.xlsx`))
      const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
      execFileSync('soffice', [profile, '--headless', '--convert-to', 'csv', '--outdir', folder, ...files], {
        stdio: 'ignore',
      })
      const counted = await Promise.all(
        exports.map(async ({ name }) => [
          name,
          (await readFile(join(folder, `${name}.csv`), 'utf8')).trimEnd().split('\n').length,
        ]),
      )
      expect(counted).toEqual(exports.map(({ name, rows, headers }) => [name, rows + headers]))
      expect(await readFile(join(folder, 'boreholes.csv'), 'utf8')).toContain("=SUM(A1) & 't <Zandt>")
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }, 180_000)
})
