import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { packedFolder } from './packed-folder.ts'

it('of each store is another, and the same for all that ask', () => {
  const [one, other] = [packedFolder('sqlite:data/one.db'), packedFolder('sqlite:data/other.db')]
  expect(one).not.toBe(other)
  expect(packedFolder('sqlite:data/one.db')).toBe(one)
})

/** What a process does that writes there after its own folder was removed. */
const REMOVED_UNDER_IT = `
  import { mkdir, rm } from 'node:fs/promises'
  const { packedFolder } = await import(process.argv[1])
  const folder = packedFolder('sqlite:data/one.db')
  await rm(process.cwd(), { recursive: true })
  await mkdir(folder, { recursive: true })
`

it('lets a process end whose own folder was removed', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'removed-'))
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }))
  const module = join(import.meta.dirname, 'packed-folder.ts')
  const argv = [
    '--import',
    import.meta.resolve('tsx'),
    '--input-type=module',
    '--eval',
    REMOVED_UNDER_IT,
    module,
  ]
  execFileSync(process.execPath, argv, { cwd, timeout: 20_000 })
  expect(packedFolder('sqlite:data/one.db')).toContain(join('data', 'packed'))
})
