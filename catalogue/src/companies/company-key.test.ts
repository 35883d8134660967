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
it('a name of a kind of company only is a name all the same, and one of signs has no page', () => {
  expect(companyKey('B.V.')).toBe('bv')
  expect(companyPath('@Diepte Geothermal B.V.')).toBe('/companies/diepte-geothermal')
  expect(companyPath('–')).toBeNull()
})
