import { boreholes, fields, licences } from '@datacentre/catalogue'
import type { Suggestion } from '@datacentre/catalogue/wire/search-calls'
import type { DatasetWriter, Geometry } from '@datacentre/database'
import { aBorehole, aField, aLicence } from '@datacentre/fixtures'
import { describe, expect, it } from 'vitest'
import { fillMapDataset } from '../../../testing/map-dataset.ts'
import { smallServer } from '../../../testing/small-server.ts'

describe('a search', () => {
  const parts = smallServer('sqlite', fillMapDataset)
  const ask = async (text: string, query = '') =>
    parts().server.inject({
      url: `/mapviewer/rest/search/suggest/${encodeURIComponent(text)}${query}`,
    })
  const titles = async (text: string, query = ''): Promise<string[]> =>
    (await ask(text, query)).json().map(({ layer, title }: Record<string, string>) => `${layer}: ${title}`)

  it('finds what equals the text first, then what starts with it, then what holds it, layers in turns', async () => {
    expect(await titles('oosterveen')).toEqual([
      'fields: Oosterveen (OVN)',
      'boreholes: OOSTERVEEN-01 (OVN-01, Súd 1)',
      'facilities: Oosterveen A (OVN-A)',
      'boreholes: OOSTERVEEN-01-S1 (ADK-GT-01-S1)',
      'boreholes: OOSTERVEEN-01-S2 (ADK-GT-01-S1)',
    ])
    expect(await titles('veen')).toHaveLength(5)
  })
  it('looks in codes and aliases too, without regard to case and diacritics [D27.39]', async () => {
    expect(await titles('ovn')).toEqual([
      'fields: Oosterveen (OVN)',
      'boreholes: OOSTERVEEN-01 (OVN-01, Súd 1)',
      'facilities: Oosterveen A (OVN-A)',
    ])
    expect(await titles('SUD')).toEqual(['boreholes: OOSTERVEEN-01 (OVN-01, Súd 1)'])
    expect(await titles('baarn & so')).toEqual(['licences: BAARN & SOEST'])
  })
  it('finds blocks at sea, written with or without a zero, with their place [D27.40]', async () => {
    expect(await titles('k12')).toEqual(['blocks: K12', 'boreholes: K12-01', 'fields: K12-A (711)'])
    const [block] = (await ask('f3')).json()
    expect(block).toMatchObject({ objectId: 'F03', layer: 'blocks', key: 'F03' })
    expect(block.box[2] - block.box[0]).toBeGreaterThan(20_000)
    expect(block.xcoordinate).toBeCloseTo((block.box[0] + block.box[2]) / 2, -1)
  })
  it('tells where an object is and what its page is called', async () => {
    const [field] = (await ask('ovn', '?layers=fields')).json()
    expect(field).toMatchObject({ objectId: 'OVN', key: 711, layer: 'fields' })
    expect(field.box).toHaveLength(4)
    const [borehole] = (await ask('k12-01')).json()
    expect(borehole).toMatchObject({ objectId: '103', xcoordinate: null, ycoordinate: null, box: null })
  })
  it('looks in the layers that are asked for, and refuses others', async () => {
    expect(await titles('oosterveen', '?layers=facilities,fields')).toEqual([
      'fields: Oosterveen (OVN)',
      'facilities: Oosterveen A (OVN-A)',
    ])
    const refused = await ask('oosterveen', '?layers=fields,wells')
    expect([refused.statusCode, refused.json().faults[0].key]).toEqual([400, 'layers'])
  })
  it('finds nothing for blanks and for what nothing is called', async () => {
    expect(await titles(' ')).toEqual([])
    expect(await titles('zzz')).toEqual([])
    expect(await titles('a/b\nc')).toEqual([])
  })
  it('answers for boreholes alone as existing scripts know it [D27.45]', async () => {
    const answer = await parts().server.inject({ url: '/nlog-mapviewer/rest/search/suggest/brh/ovn-01' })
    expect(answer.json()).toEqual([
      {
        objectId: '100',
        title: 'OOSTERVEEN-01 (OVN-01, Súd 1)',
        xcoordinate: 155_000,
        ycoordinate: 463_000,
      },
    ])
  })
})

/** Names that lie close together, in a dataset of their own. */
async function fillAlike(writer: DatasetWriter): Promise<void> {
  const borehole = {
    boreholeName: 'FIVELMOND-56',
    shortName: 'FVL-56',
    uwi: 'NL-0007-1984',
    nitgNr: 'B07B0099',
  }
  await writer.rows(boreholes, [
    aBorehole({ boreholeDbk: 1, ...borehole }),
    aBorehole({ boreholeDbk: 2, boreholeName: 'K12-A-01', shortName: 'K12-A-01' }),
  ])
  const ours = { fieldOperator: 'Veluwe Energie B.V.', fieldOperatorCode: 'VLE' }
  const geometry: Geometry = {
    type: 'Polygon',
    coordinates: [
      [
        [5, 52],
        [5.1, 52],
        [5.1, 52.1],
        [5, 52],
      ],
    ],
  }
  await writer.rows(fields, [
    { ...aField({ fieldDbk: 1, fieldName: 'K12-A', fieldCode: 'K12-A', ...ours }), geometry },
    { ...aField({ fieldDbk: 2, fieldName: 'Fivelmond', fieldCode: 'FVL' }), geometry: null },
  ])
  const licence = (id: string, licenceName: string, status: string) => ({
    ...aLicence({ gdnrCollectionId: id, licenceName, status, operator: 'Veluwe Energie B.V.' }),
    geometry: null,
  })
  await writer.rows(licences, [
    licence('GDNC-1', 'K12', 'EXPIRED'),
    licence('GDNC-2', 'K12', 'EFFECTIVE'),
    licence('GDNC-3', 'K12a', 'EXPIRED'),
  ])
}

describe('a search for what people write', () => {
  const parts = smallServer('sqlite', fillAlike)
  const ask = async (text: string): Promise<Suggestion[]> =>
    (
      await parts().server.inject({ url: `/mapviewer/rest/search/suggest/${encodeURIComponent(text)}` })
    ).json()

  it.each([
    ['Fivelmond 56', 'boreholes', '1'],
    ['FVL56', 'boreholes', '1'],
    ['fvl-056', 'boreholes', '1'],
    ['NL-0007-1984', 'boreholes', '1'],
    ['b07b0099', 'boreholes', '1'],
    ['K12/A', 'fields', 'K12-A'],
    ['GDNC-3', 'licences', 'GDNC-3'],
    ['blok K12', 'blocks', 'K12'],
    ['k12 block', 'blocks', 'K12'],
    ['vergunning k12', 'licences', 'GDNC-2'],
  ])('finds %s among the %s as %s [D27.55]', async (typed, layer, objectId) => {
    expect((await ask(typed))[0]).toMatchObject({ layer, objectId })
  })
  it('puts a block before a licence of its name, and what is in force before what has expired [D27.56]', async () => {
    const found = (await ask('K12')).map(({ layer, objectId }) => `${layer} ${objectId}`)
    expect(found.slice(0, 3)).toEqual(['blocks K12', 'licences GDNC-2', 'licences GDNC-1'])
  })
  it('finds an operator, with the filters that keep what is theirs and the box around it [D27.57]', async () => {
    const [operator] = await ask('veluwe energie')
    expect(operator).toMatchObject({
      layer: 'operators',
      title: 'Veluwe Energie B.V.',
      filters: { fields: { operator: 'VLE' }, licences: { operator: 'Veluwe Energie B.V.' } },
    })
    expect(operator?.box).toHaveLength(4)
  })
})
