import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aField } from '@datacentre/fixtures'
import { expect, it } from 'vitest'
import { collectionNamed } from './collections.ts'
import { featureFile } from './feature-file.ts'

it('features are read from the file that was made for them, though another took its place or it was removed [D39.6]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'features-'))
  const path = join(folder, 'features.json')
  const rows = ['A', 'B'].map((fieldCode) => aField({ fieldCode, fieldName: `Field ${fieldCode}` }))
  const features = await featureFile(path, {
    collection: collectionNamed('fields')!,
    count: rows.length,
    rows: () => rows,
    geometriesOf: async (some) => some.map(() => null),
  })
  const before = features.read([0, 1]).toString()
  expect(before).toContain('Field B')

  await writeFile(`${path}.other`, 'of another version')
  await rename(`${path}.other`, path)
  expect(features.read([0, 1]).toString()).toBe(before)

  await rm(folder, { recursive: true })
  expect(features.read([0, 1]).toString()).toBe(before)
})
