import { describe, expect, it } from 'vitest'
import { sayCode, speak, type Language } from '../texts/index.ts'
import { fieldProduction, miningProduction, wellProduction } from '../production/index.ts'
import { landSeaOptions, productionTypeOptions, productOptions, unitOptions } from './selector-options.ts'

const speech = (language: Language) => ({
  language,
  code: (list: Parameters<typeof sayCode>[1], code: string) => sayCode(language, list, code),
})
const descriptions = (options: readonly { description: string }[]) =>
  options.map(({ description }) => description)

describe('the options of a figure screen', () => {
  it('name the products, sorted by description', () => {
    expect(descriptions(productOptions(fieldProduction, speech('nl')))).toEqual([
      'Condensaat',
      'Diesel',
      'Gas',
      'Olie',
      'Pekel',
      'Stikstof (N2)',
      'Water',
      'Zout',
    ])
    expect(descriptions(productOptions(miningProduction, speech('en')))).toEqual(['Gas'])
  })
  it('label Discharged as Injected for gas and N2, and keep its code', () => {
    expect(productionTypeOptions(fieldProduction, 'Gas', speech('en'))).toEqual([
      { code: 'Discharged', description: 'Injected' },
      { code: 'Produced', description: 'Produced' },
      { code: 'Stored', description: 'Stored' },
    ])
    expect(productionTypeOptions(wellProduction, 'N2', speech('nl'))).toEqual([
      { code: 'Injected', description: 'Geïnjecteerd' },
      { code: 'Produced', description: 'Geproduceerd' },
    ])
  })
  it('put the default unit first', () => {
    expect(unitOptions('Gas', speak('nl'))).toEqual([
      { code: '1000Nm3', description: '1000 Nm³' },
      { code: '1000Sm3', description: '1000 Sm³' },
    ])
  })
  it('offer land, sea, or both', () => {
    expect(descriptions(landSeaOptions(speech('nl'), 'Alle'))).toEqual(['Alle', 'Op land', 'Op zee'])
  })
})
