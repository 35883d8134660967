import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { siteFrom } from './site-settings.ts'

const SITES = Number(process.env['PACKAGES'] ?? 150)
const seed = Number(process.env['SEED'] ?? 20_261_118)

const example = join(import.meta.dirname, '..', '..', '..', '..', 'examples', 'site')
const files = readdirSync(example, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(json|svg|md|txt)$/.test(name),
)

const ODD = [
  '\u0000',
  '\ud800',
  '"',
  '<script>alert(1)</script>',
  '<svg onload="alert(1)">',
  '<!ENTITY a "b">',
  '../../../etc/passwd',
  'javascript:alert(1)',
  '[x](javascript:alert(1))',
  '{{name}}'.repeat(500),
  '['.repeat(3000),
  '*'.repeat(3000),
  '> '.repeat(2000),
  '| '.repeat(3000),
  '1e999',
  '"__proto__":{"a":1},',
  'x'.repeat(100_000),
  '\ufeff',
]

/** One file of the example with something odd in it. */
const damage = fc.tuple(
  fc.constantFrom(...files),
  fc.nat(),
  fc.nat({ max: 40 }),
  fc.oneof(fc.constantFrom(...ODD), fc.string({ unit: 'binary', maxLength: 30 })),
)

it(`folders of a site that are damaged in any way are read or refused with a sentence, in time: ${SITES} of seed ${seed} [D39.13]`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-site-'))
  let refused = 0
  try {
    for (const [name, at, length, odd] of fc.sample(damage, { seed, numRuns: SITES })) {
      cpSync(example, folder, { recursive: true })
      const text = readFileSync(join(example, name), 'utf8')
      const from = at % (text.length + 1)
      writeFileSync(join(folder, name), text.slice(0, from) + odd + text.slice(from + length))
      const what = `${name} at ${from}: ${JSON.stringify(odd).slice(0, 100)}`
      const before = process.cpuUsage()
      try {
        siteFrom({ SITE: folder })
      } catch (error) {
        refused += 1
        expect(error, what).toMatchObject({
          name: expect.stringMatching(/^(SiteNotAllowed|SettingNotAllowed)$/),
        })
      }
      const { user, system } = process.cpuUsage(before)
      expect((user + system) / 1000, what).toBeLessThan(2000)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  expect(refused).toBeGreaterThan(SITES / 10)
})
