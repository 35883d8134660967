import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { connect, StoreUnavailable } from '../src/index.ts'
import { inOwnProcess } from './own-process.ts'

it(
  'PostgreSQL for the tests ends, and its folder goes, when the tests are killed',
  { timeout: 30_000 },
  async () => {
    const child = inOwnProcess('start-and-wait.ts', [])
    const [line] = await once(child.stdout, 'data')
    const { url, folder } = JSON.parse(String(line))
    const store = await connect(url)
    await store.close()

    child.kill('SIGKILL')
    await vi.waitFor(() => expect(existsSync(folder)).toBe(false), { timeout: 5_000 })
    await expect(connect(url)).rejects.toThrow(StoreUnavailable)
  },
)
