import { describe, expect, it } from 'vitest'
import { kindAsked } from './kind-words.ts'

describe('a kind that is typed with a name', () => {
  it.each([
    ['blok K12', ['blocks'], 'k12'],
    ['Block k12', ['blocks'], 'k12'],
    ['K12 block', ['blocks'], 'k12'],
    ['veld Fivelmond Noord', ['fields'], 'fivelmond noord'],
    ['survey L2NAM1984A', ['seismic-surveys-2d', 'seismic-surveys-3d'], 'l2nam1984a'],
  ])('%s asks for %j called %s [D27.55]', (typed, kinds, name) =>
    expect(kindAsked(typed)).toEqual({ kinds, name }),
  )
  it.each(['K12', 'blok', 'Blokzijl', 'Fivelmond Noord', ''])('is none in %j', (typed) =>
    expect(kindAsked(typed)).toBeNull(),
  )
})
