import { fieldProduction, geothermalProduction } from '@datacentre/catalogue'
import { expect, it } from 'vitest'
import { smallServer } from '../../testing/small-server.ts'
import { firstAnswerOf } from './first-answer.ts'
import { firstPaint } from './first-paint.ts'

const parts = smallServer('sqlite')

const served = () => {
  const snapshot = parts().snapshots.snapshot()
  if (snapshot === null) throw new Error('no data are served')
  return snapshot
}

const answer = (language: 'nl' | 'en') =>
  firstAnswerOf(served(), { screen: fieldProduction, language, thisYear: 2025 })?.sentence.replaceAll(
    '\u00a0',
    ' ',
  )

it('a page of figures comes with what they answer when it is opened [D29.47]', () => {
  expect(answer('nl')).toBe(
    'In 2025 produceerden 2 velden samen 3 miljoen Nm³ gas, 76% minder dan in 2024. Van 2024 tot en met 2025 was het samen 15,45 miljoen Nm³, bij 2 velden.',
  )
  expect(answer('en')).toBe(
    'In 2025, 2 fields together produced 3 million Nm³ of gas, 76% less than in 2024. From 2024 to 2025, the total was 15.45 million Nm³, from 2 fields.',
  )
})

it('a page of figures of which nothing was reported in those years comes with its name alone [D29.47]', () => {
  const answerIn = (thisYear: number) =>
    firstAnswerOf(served(), { screen: geothermalProduction, language: 'en', thisYear })?.sentence.replaceAll(
      '\u00a0',
      ' ',
    )
  expect(answerIn(2025)).toBe('Water production in 2024: 1,235 m³ at 1 well.')
  expect(answerIn(2010)).toBeUndefined()
})

it('a page of figures that asks for others than it opens with comes with its name alone [D29.47]', () => {
  const drawn = (isPlain: boolean) =>
    firstPaint({ path: fieldProduction.route, language: 'nl', isPlain, thisYear: 2025 }, served()).drawn
  expect(drawn(true)).toContain('first-paint-answer')
  expect(drawn(false)).toContain('<h1>Productiecijfers per veld</h1>')
  expect(drawn(false)).not.toContain('first-paint-answer')
})
