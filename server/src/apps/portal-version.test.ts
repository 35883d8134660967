import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { portalVersionIn } from './portal-version.ts'

it('takes the version of the portal from the root package, and stops without one', async () => {
  const root = await mkdtemp(join(tmpdir(), 'root-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await writeFile(join(root, 'package.json'), '{"version":"3.2.1"}')
  expect(portalVersionIn(root)).toBe('3.2.1')
  await writeFile(join(root, 'package.json'), '{}')
  expect(() => portalVersionIn(root)).toThrow('names no version')
})
