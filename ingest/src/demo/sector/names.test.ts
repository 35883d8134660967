import { expect, it } from 'vitest'
import { streams } from '../chance/random.ts'
import { Gazetteer } from './names.ts'

/** The fields and facilities of a country of thirty times the national size, all on land. */
const PLACES = 40_000

it('every place of a country of thirty times ours has a name of its own', () => {
  const gazetteer = new Gazetteer(streams(1)('names'))
  const names = Array.from({ length: PLACES }, () => gazetteer.place(null))
  expect(new Set(names).size).toBe(PLACES)
  expect(names.filter((name) => name === '')).toEqual([])
})
