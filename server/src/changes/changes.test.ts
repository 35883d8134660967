import { storeKinds } from '@datacentre/database/testing/stores'
import { describe, expect, it } from 'vitest'
import { changingServer } from '../../testing/changing-dataset.ts'
import { readXml, type Element } from '../../testing/read-xml.ts'

type Told = {
  kind: string
  key: string
  name: string
  geometryChanged: boolean
  columns: { column: string; unit: string | null; before: unknown; after: unknown }[]
}
type Document = {
  from: { version: number }
  to: { version: number }
  counts: object
  changes: Told[]
  links: { rel: string; href: string }[]
}

/** A change in a few words. */
const inShort = ({ kind, key, geometryChanged, columns }: Told) => [
  kind,
  key,
  ...columns.map(({ column, before, after }) => [column, before, after]),
  ...(geometryChanged ? ['moved'] : []),
]

const HIT = ['changed', '3', ['resultCode', 'GAS', 'OIL'], ['endAhDepthInMeters', 3000, 3100.5]]
const OLD = ['changed', '4', ['startDate', null, '2001-02-03']]

describe.each(storeKinds)('changes on %s', (kind) => {
  const parts = changingServer(kind)
  // As any caller does, a store that did not answer in time is asked once more: a busy machine can hold it up for seconds.
  const get = async (path: string, accept = 'application/json') => {
    const asked = { url: `/datacenter${path}`, headers: { host: 'data.example.org', accept } }
    const answer = await parts().server.inject(asked)
    return answer.statusCode === 503 ? parts().server.inject(asked) : answer
  }
  const changesAt = async (path: string): Promise<Document> => (await get(path)).json<Document>()
  const partsOf = ({ parts: inside }: Element, name: string): Element[] =>
    inside.filter((part) => part.name === name)
  const textOf = (element: Element, name: string): string => partsOf(element, name)[0]?.text ?? ''

  it('of a table are told row by row and column by column, exactly', async () => {
    const { from, to, counts, changes } = await changesAt('/changes/boreholes?from=1&to=2')
    expect([from.version, to.version]).toEqual([1, 2])
    expect(counts).toEqual({ added: 1, removed: 1, changed: 2 })
    const told = changes.map(inShort)
    const values = (key: string) =>
      changes.find((change) => change.key === key)?.columns.map(({ column }) => column)
    expect(told.map(([what, key]) => [what, key])).toEqual([
      ['removed', '2'],
      ['changed', '3'],
      ['changed', '4'],
      ['added', '6'],
    ])
    expect(told[1]?.toSorted()).toEqual(HIT.toSorted())
    expect(told[2]).toEqual(OLD)
    expect(values('2')?.toSorted()).toEqual(['boreholeName', 'latitudeWgs84', 'longitudeWgs84'])
    expect(values('6')?.toSorted()).toEqual(['boreholeName', 'resultCode'])
  })

  it('are those of the standing version where no version is named, and of any two where they are', async () => {
    const last = await changesAt('/changes/boreholes')
    expect([last.from.version, last.to.version]).toEqual([2, 3])
    expect(last.changes.map(inShort)).toEqual([['changed', '3', ['boreholeName', 'HIT-01', 'HIT-02']]])
    const both = await changesAt('/changes/boreholes?from=1&to=3')
    expect(both.changes).toHaveLength(4)
    const back = await changesAt('/changes/boreholes?from=2&to=1')
    expect(back.changes.map(({ kind: what, key }) => [what, key])).toEqual([
      ['added', '2'],
      ['changed', '3'],
      ['changed', '4'],
      ['removed', '6'],
    ])
    expect((await changesAt('/changes/fields?from=1&to=2')).changes).toEqual([])
  })

  it('of a shape say that it moved, and no coordinates', async () => {
    const { changes } = await changesAt('/changes/licences?from=1&to=2')
    expect(changes.map(inShort)).toEqual([['changed', 'G-1/a', 'moved']])
  })

  it('of figures are in the unit of the calls', async () => {
    const { changes } = await changesAt('/changes/well-figures?from=1&to=2')
    expect(changes.map(({ key, columns }) => [key, columns])).toEqual([
      [
        '1~2020~Gas~Produced',
        [expect.objectContaining({ column: 'jan', unit: '1000Nm3', before: 100, after: 200 })],
      ],
    ])
  })

  it('can be asked of one object, and of the rows that begin with a key', async () => {
    const of = async (path: string) => (await changesAt(path)).changes.map(({ key }) => key)
    expect(await of('/changes/boreholes?from=1&to=2&key=3')).toEqual(['3'])
    expect(await of('/changes/boreholes?from=1&to=2&key=1')).toEqual([])
    expect(await of('/changes/licences?from=1&to=2&key=G-1%2Fa')).toEqual(['G-1/a'])
    expect(await of('/changes/well-figures?from=1&to=2&key=1')).toEqual(['1~2020~Gas~Produced'])
    expect(await of('/changes/well-figures?from=1&to=2&key=1~2021')).toEqual([])
  })

  it('can be asked of an area, in which an object lay before or lies after', async () => {
    const of = async (table: string, box: string) =>
      (await changesAt(`/changes/${table}?from=1&to=2&bbox=${box}`)).changes.map(({ key }) => key)
    expect(await of('boreholes', '4.9,51.9,5.2,52.2')).toEqual(['3'])
    expect(await of('boreholes', '5.9,52.9,6.1,53.1')).toEqual(['2'])
    expect(await of('licences', '3.9,52.9,4.05,53.05')).toEqual(['G-1/a'])
    expect(await of('licences', '2.9,53.9,3.2,54.2')).toEqual(['G-1/a'])
    // In the box around the triangle, and not in the triangle.
    expect(await of('licences', '4.01,53.08,4.02,53.09')).toEqual([])
    expect(await of('licences', '7,50,8,51')).toEqual([])
  })

  it('come in parts, with links to the next and the one before', async () => {
    const first = await changesAt('/changes/boreholes?from=1&to=2&limit=3')
    const linkTo = (document: Document, rel: string) =>
      document.links.find((link) => link.rel === rel)?.href.replace('http://data.example.org/datacenter', '')
    expect(first.changes.map(({ key }) => key)).toEqual(['2', '3', '4'])
    const second = await changesAt(linkTo(first, 'next')!)
    expect(second.changes.map(({ key }) => key)).toEqual(['6'])
    expect(linkTo(second, 'next')).toBeUndefined()
    expect((await changesAt(linkTo(second, 'prev')!)).changes).toHaveLength(3)
  })

  it('are a feed that has exactly them, with ids that are unique and stay', async () => {
    const answer = await get('/changes/boreholes.atom?lang=en')
    expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    const feed = readXml(answer.body)
    expect([feed.name, feed.attributes['xmlns']]).toEqual(['feed', 'http://www.w3.org/2005/Atom'])
    for (const name of ['id', 'title', 'updated']) expect(partsOf(feed, name)).toHaveLength(1)
    expect(textOf(partsOf(feed, 'author')[0]!, 'name')).not.toBe('')
    const entries = partsOf(feed, 'entry')
    expect(entries.map((entry) => [textOf(entry, 'title'), textOf(entry, 'summary')])).toEqual([
      ['HIT-02: changed', expect.stringMatching(/: HIT-01 → HIT-02$/)],
      ['GONE-01: removed', expect.stringContaining('GONE-01')],
      [
        'HIT-01: changed',
        expect.stringMatching(
          /Gas \(GAS\) → Oil \(OIL\)[^]*3,000 m → 3,100\.5 m|3,000 m → 3,100\.5 m[^]*Gas \(GAS\) → Oil \(OIL\)/,
        ),
      ],
      ['OLD-01: changed', expect.stringMatching(/: empty → 2001-02-03$/)],
      ['NEW-01 & <more>: added', expect.stringContaining('Gas (GAS)')],
    ])
    const history = parts().snapshots.snapshot()!.history
    const importedIn = (id: number) =>
      new Date(history.find((version) => version.id === id)!.importedAt).toISOString()
    expect(entries.map((entry) => textOf(entry, 'updated'))).toEqual([3, 2, 2, 2, 2].map(importedIn))
    const ids = entries.map((entry) => textOf(entry, 'id'))
    expect(new Set(ids).size).toBe(ids.length)
    expect(
      ids.every((id) => /^tag:data\.example\.org,\d{4}-\d\d-\d\d:\/datacenter\/changes\//.test(id)),
    ).toBe(true)
    const again = readXml((await get('/changes/boreholes?f=atom')).body)
    expect(partsOf(again, 'entry').map((entry) => textOf(entry, 'id'))).toEqual(ids)
    for (const entry of entries)
      for (const { attributes } of partsOf(entry, 'link')) {
        const there = await get(
          attributes['href']!.replace('http://data.example.org/datacenter', ''),
          'text/html',
        )
        expect([attributes['href'], there.statusCode]).toEqual([attributes['href'], 200])
      }
  })

  it('of all tables are a feed with an entry for each table and version', async () => {
    const feed = readXml((await get('/changes.atom?lang=en')).body)
    expect(partsOf(feed, 'entry').map((entry) => textOf(entry, 'summary'))).toEqual([
      '0 added, 0 removed, 1 changed',
      '1 added, 1 removed, 2 changed',
      '0 added, 0 removed, 1 changed',
      '0 added, 0 removed, 1 changed',
    ])
    expect(partsOf(feed, 'entry').map((entry) => textOf(entry, 'id').split('/changes/')[1])).toEqual([
      'boreholes/2-3',
      'boreholes/1-2',
      'licences/1-2',
      'well-figures/1-2',
    ])
    expect(readXml((await get('/changes?f=atom&lang=en')).body).parts).toHaveLength(feed.parts.length)
  })

  it('of all versions are a page with the counts of each table, and the files of each version', async () => {
    for (const language of ['nl', 'en']) {
      const { body, statusCode } = await get(`/changes?lang=${language}`, 'text/html')
      expect(statusCode).toBe(200)
      for (const nr of [1, 2, 3]) expect(body).toContain(`id="version-${nr}"`)
      expect(body).toContain('/datacenter/changes/boreholes?from=1&amp;to=2')
      expect(body).toContain('/datacenter/files/boreholes.csv?version=1')
      expect(body).toContain('class="citation"')
    }
    const { versions } = (await get('/changes')).json<{
      versions: { version: number; tables: { table: string; changes: object | null }[] }[]
    }>()
    const boreholes = versions.map(({ tables }) => tables.find(({ table }) => table === 'boreholes')?.changes)
    expect(boreholes).toEqual([
      { added: 0, removed: 0, changed: 1 },
      { added: 1, removed: 1, changed: 2 },
      null,
    ])
  })

  it('are a page in words, with titles, units and what codes mean, and a line to cite it by', async () => {
    const { body } = await get('/changes/boreholes?from=1&to=2&lang=en', 'text/html')
    expect(body).toContain('<html lang="en">')
    expect(body).toMatch(/<td>Gas \(GAS\)<\/td><td>Oil \(OIL\)<\/td>/)
    expect(body).toMatch(/<td>3,000 m<\/td><td>3,100\.5 m<\/td>/)
    expect(body).toContain('NEW-01 &amp; &lt;more&gt;')
    expect(body).toContain('version 2 of 2 November 2026')
    expect(body).toMatch(/class="citation">[^<]*\/datacenter\/changes\/boreholes\?from=1&amp;to=2</)
    const inDutch = (await get('/changes/boreholes?from=1&to=2', 'text/html')).body
    expect(inDutch).toContain('1 nieuw, 1 vervallen, 2 gewijzigd')
  })

  it('between two named versions may be kept; what follows the standing one is asked again', async () => {
    expect((await get('/changes/boreholes?from=1&to=2')).headers['cache-control']).toContain('immutable')
    const standing = await get('/changes/boreholes')
    expect(standing.headers['cache-control']).toBe('public, no-cache')
    const again = await parts().server.inject({
      url: '/datacenter/changes/boreholes',
      headers: { host: 'data.example.org', 'if-none-match': String(standing.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  it.each([
    ['/changes?limit=1', 'limit is not known'],
    ['/changes?f=csv', 'f must be one of json, html, atom'],
    ['/changes/boreholes?from=x', 'from must be the number of a version; kept are 3, 2, 1'],
    ['/changes/boreholes?to=-1', 'to must be the number of a version'],
    ['/changes/boreholes?from=1&from=2', 'from must be given once'],
    ['/changes/boreholes?key=K12', 'key must be the key of a row'],
    ['/changes/well-figures?key=1~2020~Gas~Produced~x', 'key must be the key of a row'],
    ['/changes/boreholes?bbox=1,2,3', 'bbox must be 4 numbers'],
    ['/changes/boreholes?bbox=6,52,5,53', 'bbox must have the west before the east'],
    ['/changes/well-figures?bbox=4,52,5,53', 'bbox is not known for well-figures'],
    ['/changes/boreholes?limit=0', 'limit must be a whole number from 1'],
    ['/changes/boreholes?offset=many', 'offset must be a whole number from 0'],
    ['/changes/boreholes?offset=999999', 'offset must be 100000 at most'],
    ['/changes/boreholes?colour=red', 'colour is not known; known are f, lang, from, to'],
  ])('%s is refused: %s', async (path, told) => {
    const answer = await get(path)
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
      400,
      expect.stringContaining(told),
    ])
  })

  it('of what is not there are not found, and what is there is told', async () => {
    const version = await get('/changes/boreholes?to=9')
    expect([version.statusCode, version.json<{ detail: string }>().detail]).toEqual([
      404,
      'There is no version 9 of the dataset. Kept are 3, 2, 1.',
    ])
    const table = await get('/changes/wells')
    expect([table.statusCode, table.json<{ detail: string }>().detail]).toEqual([
      404,
      expect.stringContaining('There are boreholes, fields'),
    ])
  })

  it('cannot be read while the store is away; the page of an object goes on without them, and is not kept', async () => {
    await parts().store.close()
    // What was counted before is known.
    for (const path of [
      '/changes/boreholes?from=1&to=2',
      '/changes/boreholes.atom',
      '/boreholes/3?version=1',
    ]) {
      const away = await get(path)
      expect([path, away.statusCode, away.headers['retry-after']]).toEqual([path, 503, '5'])
    }
    const page = await get('/boreholes/3?lang=en', 'text/html')
    expect([page.statusCode, page.headers['cache-control'], page.headers.etag]).toEqual([
      200,
      'no-store',
      undefined,
    ])
    expect(page.body).toContain('The history is not available at the moment.')
  })
})
