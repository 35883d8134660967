import { describe, expect, it } from 'vitest'
import { loosely } from './loose-search.ts'

describe('a name compared loosely', () => {
  it.each([
    ['FVL-56', 'fvl 56'],
    ['FVL-56', 'FVL56'],
    ['FIVELMOND-56', 'Fivelmond 56'],
    ['K12-A', 'K12/A'],
    ['K01', 'k1'],
    ['K12-01', 'k12/1'],
    ['FVL-GT-01-S1', 'fvl gt 1 s1'],
    ['Súdwâld-2', 'sudwald 02'],
  ])('%s is %s [D27.55]', (name, typed) => expect(loosely(name)).toBe(loosely(typed)))
  it.each([
    ['FVL-10', 'FVL-1'],
    ['FVL-100', 'FVL-1'],
    ['B13B0056', 'B13B0560'],
    ['K01-02', 'K12'],
  ])('%s is not %s [D27.55]', (name, typed) => expect(loosely(name)).not.toBe(loosely(typed)))
  it('is nothing where there is no letter and no number', () => expect(loosely(' -/ ')).toBe(''))
})
