import type { Speech } from '@datacentre/catalogue/grammar/column-kinds'
import { sayCode, type Language } from '@datacentre/catalogue/texts/index'
import { describe, expect, it } from 'vitest'
import { curveTitle, unitSign } from './curve-words.ts'

const speechIn = (language: Language): Speech => ({
  language,
  code: (list, code) => sayCode(language, list, code),
})

const curve = { name: 'GR', unit: 'GAPI', description: 'Gamma ray', values: [] }

describe('a curve of a log', () => {
  it('is told in the language of the visitor, whatever the file says', () => {
    expect(curveTitle(curve, speechIn('nl'))).toBe('Natuurlijke gammastraling')
    expect(curveTitle(curve, speechIn('en'))).toBe('Natural gamma ray')
  })
  it('that we do not know is told as the file does, or by its name', () => {
    expect(curveTitle({ ...curve, name: 'XYZ', description: 'Tension' }, speechIn('nl'))).toBe('Tension')
    expect(curveTitle({ ...curve, name: 'XYZ', description: '' }, speechIn('nl'))).toBe('XYZ')
  })
  it('has its unit as people write it, or as the file does', () => {
    expect(['US/F', 'g/c3', 'DEGC'].map(unitSign)).toEqual(['µs/ft', 'g/cm³', 'DEGC'])
  })
})
