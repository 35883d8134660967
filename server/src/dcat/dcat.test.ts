import { describe, expect, it } from 'vitest'
import { fillFeatures } from '../../testing/feature-dataset.ts'
import { smallServer } from '../../testing/small-server.ts'

const parts = smallServer('sqlite', fillFeatures)
const get = (address: string) =>
  parts().server.inject({ url: address, headers: { host: 'data.example.org' } })

type Dataset = {
  readonly '@id': string
  readonly 'dcat:distribution': readonly { readonly 'dcat:downloadURL': { readonly '@id': string } }[]
}

describe('the description of the datasets', () => {
  it('has each dataset with its title in two languages, licence, publisher and files', async () => {
    const answer = await get('/datacenter/dcat')
    expect(answer.headers['content-type']).toContain('application/ld+json')
    const catalogue = answer.json<{ 'dcat:dataset': readonly Dataset[] }>()
    expect(catalogue['dcat:dataset'].map((one) => one['@id'].split('#')[1])).toEqual([
      'dataset',
      'boreholes',
      'fields',
      'licences',
      'well-figures',
    ])
    expect(catalogue['dcat:dataset'][1]).toMatchObject({
      '@type': 'dcat:Dataset',
      'dct:title': [{ '@language': 'nl' }, { '@language': 'en' }],
      'dct:publisher': { '@type': 'foaf:Agent' },
      'dct:spatial': { 'dcat:bbox': { '@value': 'POLYGON((5 52,6 52,6 53,5 53,5 52))' } },
    })
  })

  it('leads to files that are there', async () => {
    const datasets = (await get('/datacenter/dcat')).json<{ 'dcat:dataset': readonly Dataset[] }>()[
      'dcat:dataset'
    ]
    for (const dataset of datasets)
      for (const distribution of dataset['dcat:distribution']) {
        const address = distribution['dcat:downloadURL']['@id']
        const answer = await get(address.replace('http://data.example.org', ''))
        // Those of the whole dataset are made after it is served.
        const status = address.includes('/files/dataset.') ? 503 : 200
        expect([address, answer.statusCode]).toEqual([address, status])
      }
  })

  it('refuses a parameter', async () => {
    expect((await get('/datacenter/dcat?x=1')).statusCode).toBe(400)
  })
})
