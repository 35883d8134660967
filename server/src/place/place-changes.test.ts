import { describe, expect, it } from 'vitest'
import { changingServer } from '../../testing/changing-dataset.ts'
import { readXml } from '../../testing/read-xml.ts'

describe('what changed in a place', () => {
  const changing = changingServer('sqlite')
  const ask = (path: string, accept: string) =>
    changing().server.inject({ url: `/datacenter${path}`, headers: { host: 'data.example.org', accept } })
  it('is told on its page, from what to what, and of what went too [D27.102]', async () => {
    const { body } = await ask('/place/point/52.05,5.05?lang=en', 'text/html')
    expect(body).toMatch(
      /HIT-02<\/a>: Borehole, changed \(Borehole name: from HIT-01 to HIT-02\) · version 3/,
    )
    const gone = await ask('/place/point/53,6?lang=en', 'text/html')
    expect(gone.body).toMatch(/GONE-01<\/a>: Borehole, removed · version 2/)
    expect((await ask('/place/point/51,5', 'text/html')).body).toContain('is hier niets veranderd.')
  })
  it('is a feed with an entry for each change, whose names stay [D33.5]', async () => {
    const answer = await ask('/place/point/52.05,5.05?f=atom', 'application/atom+xml')
    expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    const feed = readXml(answer.body)
    const textOf = (element: typeof feed, name: string): string =>
      element.parts.find((part) => part.name === name)?.text ?? ''
    expect(textOf(feed, 'id')).toBe('tag:data.example.org,2026-01-01:/datacenter/place/point/52.05,5.05')
    const entries = feed.parts.filter(({ name }) => name === 'entry')
    expect(entries.map((entry) => textOf(entry, 'title'))).toEqual(['HIT-02: gewijzigd', 'HIT-01: gewijzigd'])
    expect(new Set(entries.map((entry) => textOf(entry, 'id'))).size).toBe(2)
    for (const name of ['title', 'updated', 'author'])
      expect(feed.parts.filter((part) => part.name === name)).toHaveLength(1)
  })
})
