import { codeLists } from '@datacentre/catalogue/codes/index'
import { definitionOf } from '@datacentre/catalogue/definitions/index'
import type { ListedCode } from '@datacentre/catalogue/wire/calls'
import { replaceDataset } from '@datacentre/database'
import { describe, expect, it, vi } from 'vitest'
import { smallVersion } from '../../testing/small-dataset.ts'
import { smallServer } from '../../testing/small-server.ts'

describe('the call for code lists', () => {
  const parts = smallServer('sqlite')
  const ask = async (path: string) => (await parts().server.inject({ url: `/datacenter${path}` })).json()

  const expectServed = (code: object) =>
    vi.waitFor(async () => expect((await ask('/rest/codes')).boreholeResult).toContainEqual(code), {
      timeout: 30_000,
    })

  it('gives every list with the texts and definitions of its codes in both languages', async () => {
    const lists: Record<string, ListedCode[]> = await ask('/rest/codes')
    expect(Object.keys(lists)).toEqual(Object.keys(codeLists))
    expect(lists['boreholeResult']).toContainEqual({
      code: 'GAS',
      nl: 'Gas',
      en: 'Gas',
      definition: definitionOf('boreholeResult', 'GAS'),
    })
    const undefinedCodes = Object.values(lists)
      .flat()
      .filter(({ definition }) => definition === null)
    expect(undefinedCodes).toEqual([])
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
    await expectServed({
      code: 'HE',
      nl: 'Heliumgas',
      en: 'Helium',
      definition: { nl: 'Noble', en: 'Noble' },
    })
    expect((await ask('/i18n/nl.json'))['boreholeResult.HE']).toBe('Heliumgas')
    expect((await ask('/rest/config')).dataset.texts.nl).toEqual(words)
  })

  it('gives what a dataset says that our code means before what we say, in both languages', async () => {
    const words = { title: 'Eigen', licence: null, sources: [] }
    const codes = { 'boreholeResult.GAS': 'Gas', 'boreholeResult.H2': 'Waterstof' }
    const definitions = { 'boreholeResult.GAS': 'Methaan' }
    const texts = { nl: { ...words, codes, definitions }, en: { ...words, codes } }
    await replaceDataset(parts().store, { ...smallVersion, checksum: 'own meaning', texts }, async () => {})
    await expectServed({ code: 'GAS', nl: 'Gas', en: 'Gas', definition: { nl: 'Methaan', en: 'Methaan' } })
    await expectServed({ code: 'H2', nl: 'Waterstof', en: 'Waterstof', definition: null })
  })
})
