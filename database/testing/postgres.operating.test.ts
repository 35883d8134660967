import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { connect, StoreUnavailable } from '../src/index.ts'

it(
  'PostgreSQL for the tests ends, and its folder goes, when the tests are killed',
  { timeout: 60_000 },
  async () => {
    // PostgreSQL's own files are found beside the sources, so these are run as they are.
    const child = spawn(process.execPath, ['--import', 'tsx', 'start-and-wait.ts'], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await once(child.stdout, 'data')
    const { url, folder } = JSON.parse(String(line))
    const store = await connect(url)
    await store.close()

    child.kill('SIGKILL')
    await vi.waitFor(() => expect(existsSync(folder)).toBe(false), { timeout: 30_000 })
    await expect(connect(url)).rejects.toThrow(StoreUnavailable)
  },
)
