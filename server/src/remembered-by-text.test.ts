import { expect, it } from 'vitest'
import { rememberedByText } from './remembered-by-text.ts'

const counting = (most: number) => {
  const made: string[] = []
  const lengthOf = rememberedByText(most, (text) => {
    made.push(text)
    return text.length
  })
  return { made, lengthOf }
}

it('makes what is asked again once, also where it is nothing', () => {
  const { made, lengthOf } = counting(2)
  expect([lengthOf('gzip'), lengthOf('gzip'), lengthOf(''), lengthOf('')]).toEqual([4, 4, 0, 0])
  expect(made).toEqual(['gzip', ''])
})
it('forgets the oldest of more texts than it keeps, and keeps no long ones', () => {
  const { made, lengthOf } = counting(2)
  for (const text of ['a', 'b', 'c', 'b', 'a']) lengthOf(text)
  expect(made).toEqual(['a', 'b', 'c', 'a'])
  const long = 'x'.repeat(1000)
  expect([lengthOf(long), lengthOf(long)]).toEqual([1000, 1000])
  expect(made.filter((text) => text === long)).toHaveLength(2)
})
