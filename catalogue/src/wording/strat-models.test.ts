import { expect, it } from 'vitest'
import { speak } from '../texts/index.ts'
import { sayStratModel } from './strat-models.ts'

it('the nomenclature of an interpretation is told in the language of the page, and one that is not known as it was written [D27.86]', () => {
  expect(sayStratModel('Stratigrafische nomenclator 2012', speak('en'))).toBe(
    'Stratigraphic nomenclature 2012',
  )
  expect(sayStratModel('Stratigrafische nomenclator 2012', speak('nl'))).toBe(
    'Stratigrafische nomenclator 2012',
  )
  expect(sayStratModel('Nomenclator 1980', speak('en'))).toBe('Nomenclature 1980')
  expect(sayStratModel('Own scheme of 1975', speak('en'))).toBe('Own scheme of 1975')
})
