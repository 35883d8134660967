import { codeLists } from '@datacentre/catalogue/codes/index'
import { replaceDataset } from '@datacentre/database'
import { describe, expect, it, vi } from 'vitest'
import { smallVersion } from '../../testing/small-dataset.ts'
import { smallServer } from '../../testing/small-server.ts'

describe('the call for code lists', () => {
  const parts = smallServer('sqlite')
  const ask = async (path: string) => (await parts().server.inject({ url: `/datacenter${path}` })).json()

  it('gives every list with the texts of its codes in both languages', async () => {
    const lists = await ask('/rest/codes')
    expect(Object.keys(lists)).toEqual(Object.keys(codeLists))
    expect(lists.boreholeResult).toContainEqual({ code: 'GAS', nl: 'Gas', en: 'Gas', definition: null })
  })

  it('gives what a dataset adds, with its words there and in the texts of the interface [D25.22]', async () => {
    const words = { title: 'Eigen', licence: null, sources: [] }
    const texts = {
      nl: {
        ...words,
        codes: { 'boreholeResult.HE': 'Heliumgas' },
        definitions: { 'boreholeResult.HE': 'Noble' },
      },
      en: { ...words, codes: { 'boreholeResult.HE': 'Helium' } },
    }
    await replaceDataset(parts().store, { ...smallVersion, checksum: 'own codes', texts }, async () => {})
    await vi.waitFor(
      async () =>
        expect((await ask('/rest/codes')).boreholeResult).toContainEqual({
          code: 'HE',
          nl: 'Heliumgas',
          en: 'Helium',
          definition: 'Noble',
        }),
      { timeout: 5000 },
    )
    expect((await ask('/i18n/nl.json'))['boreholeResult.HE']).toBe('Heliumgas')
    expect((await ask('/rest/config')).dataset.texts.nl).toEqual(words)
  })
})
