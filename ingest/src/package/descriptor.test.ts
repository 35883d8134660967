import { expect, it, onTestFinished } from 'vitest'
import { described, smallPackage } from '../../testing/small-package.ts'
import { readDescriptor } from './descriptor.ts'
import { Findings } from './fault.ts'

it('a package may describe itself at any length in what no page shows', async () => {
  const about = { description: 'x'.repeat(10_000), contributors: [{ title: 'y'.repeat(10_000) }] }
  const made = await smallPackage({ 'datapackage.json': described(about) })
  onTestFinished(made.remove)
  const findings = new Findings()
  expect((await readDescriptor(made.folder, findings))?.title).toBe('A small package')
  expect([...findings.groups.values()]).toEqual([])
})
