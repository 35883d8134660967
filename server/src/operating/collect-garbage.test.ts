import { expect, it } from 'vitest'
import { collectGarbage } from './collect-garbage.ts'

it('gives back what nobody holds, and nothing else', async () => {
  const held = { rows: [1, 2, 3] }
  const seen = [new WeakRef({ rows: [1, 2, 3] }), new WeakRef(held)]
  await collectGarbage()
  expect(seen.map((rows) => rows.deref())).toEqual([undefined, held])
})
