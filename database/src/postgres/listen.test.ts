import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { listen } from './listen.ts'

it('tells once why it cannot listen, however often it tries again', async () => {
  const troubles: unknown[] = []
  // Nobody listens at port 1.
  const stop = listen('postgres://nobody@127.0.0.1:1/nothing', {
    look: () => {},
    onTrouble: (error) => troubles.push(error),
  })
  onTestFinished(stop)
  await expect.poll(() => troubles.length, { timeout: 30_000 }).toBe(1)
  expect(troubles[0]).toMatchObject({ code: 'ECONNREFUSED' })
  await pause(2500)
  expect(troubles).toHaveLength(1)
})
