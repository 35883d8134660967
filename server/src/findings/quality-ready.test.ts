import { rules } from '@datacentre/catalogue/findings/rules'
import { expect, it } from 'vitest'
import { smallServer } from '../../testing/small-server.ts'
import { keepFindings } from './kept-findings.ts'
import { findingsOf, prepareQuality, qualityOf, qualityReady } from './quality-of.ts'

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

/** The same version as another process would have it. */
const another = () => ({ ...parts().snapshots.snapshot()! })
const fail = (error: unknown): never => {
  throw error
}

it('what the rules found is kept with the version, and read by whoever serves it next [D27.92]', async () => {
  const [first, second, third] = [another(), another(), another()]
  await prepareQuality(first, fail)
  await prepareQuality(second, fail)
  expect(qualityOf(second)).toEqual(qualityOf(first))
  const finding = { layer: 'boreholes', key: 7, name: 'KEPT-07', nl: 'Zo bewaard', en: 'Kept so' } as const
  await keepFindings(third, { [rules[0]!.id]: [finding] })
  await prepareQuality(third, fail)
  expect(findingsOf(third, 'boreholes', 7).map((found) => found.finding)).toEqual([finding])
})

it('a disk that cannot be used is told of, and the rules look all the same [D27.92]', async () => {
  const lost = { ...another(), contentPathOf: () => '/dev/null/nowhere/findings.json' }
  const troubles: unknown[] = []
  await prepareQuality(lost, (error) => troubles.push(error))
  expect(troubles).toHaveLength(1)
  expect(qualityOf(lost).map(({ rule }) => rule.id)).toEqual(rules.map(({ id }) => id))
})
