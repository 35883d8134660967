import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeDemo } from '../demo/write.ts'
import { lookCommand } from './look.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'look-command-'))
  await writeDemo(join(folder, 'package'), { seed: 7, until: '2025-03', scale: 0.05 })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the look command', () => {
  it('writes a page with what a geologist looks at first and what is empty [D24.31]', async () => {
    const quiet = { write: (): boolean => true }
    const argv = [join(folder, 'package'), '--page', join(folder, 'look.md')]
    expect(await lookCommand({ argv, environment: {}, out: quiet, err: quiet })).toBe(0)
    const lines = (await readFile(join(folder, 'look.md'), 'utf8')).split('\n')
    const cells = new Map(
      lines
        .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))
        .map(([what, found]) => [what, found]),
    )
    for (const none of [
      'Pairs of areas licensed for the same resource, of two licences in force or of one, that overlap',
      'Interpretations older than the nomenclature they follow',
      'Survey points without inclination or azimuth',
    ])
      expect([none, cells.get(none)]).toEqual([none, '0'])
    // The one that is filed under another field on purpose.
    expect(cells.get('Boreholes that end outside their field')).toBe('1')
    expect(cells.get('Boreholes public from 1 January 2003')).toMatch(/^\d+ of 337 \(\d+\.\d %\)$/)
    expect(cells.get('startDate')).toBe('never')
    expect(cells.get('chronostratCode')).toMatch(/^9\d(\.\d)? %$/)
    expect(await readdir(join(folder, 'look'))).toContain('boreholes-by-public-year.svg')
  })
})
