import { rules } from '@datacentre/catalogue/findings/rules'
import { expect, it } from 'vitest'
import { smallServer } from '../../testing/small-server.ts'
import { qualityOf, qualityReady } from './quality-of.ts'

const parts = smallServer('sqlite')

it('files wait for the rules of quality to look through a new version by turns, once for all who ask [D23.23]', async () => {
  const standing = parts().snapshots.snapshot()!
  // The same version as another one, which nobody looked through.
  const fresh = { ...standing }
  let turns = 0
  const count = (): void => {
    turns++
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  const first = qualityReady(fresh)
  expect(qualityReady(fresh)).toBe(first)
  await first
  clearImmediate(counting)
  expect(turns).toBeGreaterThanOrEqual(rules.length - 1)
  expect(qualityOf(fresh)).toEqual(qualityOf(standing))
})
