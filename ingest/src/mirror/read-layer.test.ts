import { describe, expect, it } from 'vitest'
import { MirrorReport } from './mirror-report.ts'
import { NotAnswered } from './not-answered.ts'
import { readLayer, type LayerLimits } from './read-layer.ts'

const featuresFrom = (start: number, count: number): object[] =>
  Array.from({ length: count }, (_, at) => ({ properties: { nr: start + at }, geometry: null }))

/** Reads a layer of a service that answers pages in its own way. */
async function read(pageAt: (start: number, count: number) => unknown, layerLimits: LayerLimits = {}) {
  const report = new MirrorReport()
  let calls = 0
  const ask = async <Read>(
    { url }: { url: string },
    understand: (answer: unknown) => Read,
  ): Promise<Read> => {
    const query = new URL(url).searchParams
    calls += 1
    return understand(pageAt(Number(query.get('startIndex')), Number(query.get('count'))))
  }
  const mirroring = { caller: { ask }, report, home: '', layersAt: 'http://host', layerLimits }
  const features = await readLayer(mirroring, 'nlog:layer')
  return { numbers: features.map(({ properties }) => properties['nr']), report: report.toText(), calls }
}

const pageOf =
  ({ total, limit = Infinity, matched }: { total: number; limit?: number; matched?: unknown }) =>
  (start: number, count: number) => ({
    features: featuresFrom(start, Math.max(0, Math.min(count, limit, total - start))),
    ...(matched !== undefined && { numberMatched: matched }),
  })

const upTo = (total: number): number[] => Array.from({ length: total }, (_, at) => at)

describe('the features of a layer', () => {
  it.each([
    ['gives half of what is asked', pageOf({ total: 9, limit: 2 }), 6],
    ['says how many there are', pageOf({ total: 9, limit: 2, matched: 9 }), 5],
    ['does not know how many there are', pageOf({ total: 9, matched: 'unknown' }), 4],
  ])('come whole from a service that %s', async (_what, pageAt, calls) => {
    const found = await read(pageAt, { atOnce: 4 })
    expect(found.numbers).toEqual(upTo(9))
    expect(found.calls).toBe(calls)
    expect(found.report).toContain('## Left out\n\nNothing.')
  })

  it.each<[string, (start: number, count: number) => unknown, number, string]>([
    [
      'gives the same page for ever',
      () => ({ features: featuresFrom(0, 4) }),
      4,
      'a page is the same as the one before, after 4 features',
    ],
    [
      'never ends',
      (start) => ({ features: featuresFrom(start, 4) }),
      8,
      'it has over 10 features, after 8 features',
    ],
    [
      'gives more than it says it has',
      pageOf({ total: 8, matched: 6 }),
      8,
      'it gives more than its 6 features, after 8 features',
    ],
    [
      'ends before what it says it has',
      pageOf({ total: 5, matched: 9 }),
      5,
      'it ends before its 9 features, after 5 features',
    ],
  ])('stop with a note at a service that %s', async (_what, pageAt, count, note) => {
    const found = await read(pageAt, { atOnce: 4, most: 10 })
    expect(found.numbers).toEqual(upTo(count))
    expect(found.report).toContain(`- the rest of the layer nlog:layer: ${note}\n`)
  })

  it.each([[{}], [{ features: null }], [{ features: {} }], [[]]])(
    'cannot be read from %j',
    async (answer) => {
      await expect(read(() => answer)).rejects.toBeInstanceOf(NotAnswered)
    },
  )
})
