import fc from 'fast-check'
import { freshDatabase } from '@datacentre/database/testing/stores'
import { describe, expect, it } from 'vitest'
import { run } from '../../../testing/run-import.ts'
import { described, smallFiles, smallPackage, type Changes } from '../../../testing/small-package.ts'
import { exitCodes } from '../exit-codes.ts'

const PACKAGES = Number(process.env['PACKAGES'] ?? 120)
const seed = Number(process.env['SEED'] ?? 20_261_118)

/** What delivered data hold that nobody thought of, in a cell, a name or a number. */
const ODD = [
  '\u0000',
  '\ud800',
  '\u202e',
  '"',
  '""""',
  '\r',
  '\n\n',
  ',,,,',
  '1e999',
  '-0',
  'NaN',
  '99999999999999999999999999',
  '9999-99-99',
  'javascript:alert(1)',
  '../../../../etc/passwd',
  '/etc/passwd',
  '=HYPERLINK("http://x")',
  '__proto__',
  'constructor',
  '['.repeat(5000),
  '{"a":'.repeat(2000),
  'x'.repeat(200_000),
  '\ufeff',
  '<script>',
]

const names = ['datapackage.json', ...Object.keys(smallFiles)]
const textOf = (name: string): string =>
  name === 'datapackage.json' ? described({}) : String(smallFiles[name] ?? '')

/** A file of the small package with odd text somewhere, a part of it gone, twice or in another place, or some bytes others. */
const damagedFile = fc
  .tuple(
    fc.constantFrom(...names),
    fc.nat(),
    fc.nat(),
    fc.oneof(fc.constantFrom(...ODD), fc.string({ unit: 'binary', maxLength: 30 })),
    fc.constantFrom('put in', 'put over', 'cut', 'twice', 'bytes', 'value', 'gone'),
  )
  .map(([name, at, length, odd, way]): [string, Changes[string]] => {
    const text = textOf(name)
    const [from, to] = [at % (text.length + 1), (at % (text.length + 1)) + (length % 40)]
    if (way === 'gone') return [name, null]
    if (way === 'put in') return [name, text.slice(0, from) + odd + text.slice(from)]
    if (way === 'put over') return [name, text.slice(0, from) + odd + text.slice(to)]
    if (way === 'cut') return [name, text.slice(0, from)]
    if (way === 'twice') return [name, text.slice(0, to) + text.slice(from)]
    if (way === 'value')
      return [
        name,
        text.replaceAll(/[\d.]+/g, (number, place: number) => (place % 5 === at % 5 ? odd : number)),
      ]
    const bytes = Buffer.from(text)
    bytes.fill(length % 256, Math.min(from, bytes.length), Math.min(to, bytes.length))
    return [name, bytes]
  })

const damagedPackage = fc
  .array(damagedFile, { minLength: 1, maxLength: 3 })
  .map((files): Changes => Object.fromEntries(files))

describe('packages that are damaged in any way', () => {
  const database = freshDatabase('sqlite')

  it(`are imported whole or refused with the file that is wrong, in time: ${PACKAGES} of seed ${seed} [D39.13]`, async () => {
    await database.open()
    let refused = 0
    for (const changes of fc.sample(damagedPackage, { seed, numRuns: PACKAGES })) {
      const { folder, remove } = await smallPackage(changes)
      const what = JSON.stringify(Object.entries(changes)).slice(0, 500)
      const before = process.cpuUsage()
      const { code, out, err } = await run([folder, '--allow-loss'], database.url)
      const { user, system } = process.cpuUsage(before)
      await remove()
      expect([exitCodes.done, exitCodes.faults, exitCodes.usage], `${what} ${err}`).toContain(code)
      // Bounded by the size of the package, though a fault stood in every cell.
      expect((user + system) / 1000, what).toBeLessThan(5000)
      expect(out.length + err.length, what).toBeLessThan(20_000)
      if (code !== exitCodes.done) {
        refused += 1
        expect(err + out, what).toMatch(/\.(csv|geojson|json)|package/)
        expect(err, what).not.toMatch(/^ {4}at /m)
      }
    }
    expect(refused).toBeGreaterThan(PACKAGES / 4)
  })
})
