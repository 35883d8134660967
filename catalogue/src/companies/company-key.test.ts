import { expect, it } from 'vitest'
import { companyKey, companyPath } from './company-key.ts'

it('one company is one, however its name is written', () => {
  const names = ['Noordgas B.V.', 'NOORDGAS BV', ' noordgas b.v', 'Noordgas', 'Noordgas N.V.']
  expect(new Set(names.map(companyKey))).toEqual(new Set(['noordgas']))
  expect(companyKey('Grand Large Pétrole Néerlandaise S.A.')).toBe('grand-large-petrole-neerlandaise')
  expect(companyKey('Doggerbank Exploratie & Productie B.V.')).toBe(
    companyKey('Doggerbank Exploratie en Productie'),
  )
})
it('other companies stay others', () => {
  expect(companyKey('Noordgas Zuid B.V.')).not.toBe(companyKey('Noordgas B.V.'))
  expect(companyKey('Noordmark Exploratie Noordzee N.V.')).not.toBe(companyKey('Noordmark Aardolie B.V.'))
})
it('only what stands behind a name is its legal form', () => {
  expect(companyKey('AS Energie B.V.')).toBe('as-energie')
  expect(companyKey('Zand & Co N.V.')).toBe('zand-en')
  expect(companyKey('Company Noord Ltd.')).not.toBe(companyKey('Noord'))
})
it('a name of a kind of company only is a name all the same, and one of signs has no page', () => {
  expect(companyKey('B.V.')).toBe('bv')
  expect(companyPath('@Diepte Geothermal B.V.')).toBe('/companies/diepte-geothermal')
  expect(companyPath('–')).toBeNull()
})
