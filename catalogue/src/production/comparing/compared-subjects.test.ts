import { describe, expect, it } from 'vitest'
import { fieldProduction } from '../index.ts'
import { comparedSubjects, MOST_COMPARED, subjectsAmong } from './compared-subjects.ts'

const all = ['Aa', 'Bee', 'Cee', 'Dee', 'Ee', 'Ef'].map((name, at) => ({ key: String(701 + at), name }))

describe('the subjects of some figures', () => {
  it('are there once each, under their last name', () => {
    const rows = [
      { fieldDbk: 701, name: 'Oost', year: 2024 },
      { fieldDbk: 702, name: 'West', year: 2025 },
      { fieldDbk: 701, name: 'Nieuw-Oost', year: 2025 },
    ]
    expect(subjectsAmong(fieldProduction, rows)).toEqual([
      { key: '701', name: 'Nieuw-Oost' },
      { key: '702', name: 'West' },
    ])
  })
})

describe('what an address asks to compare', () => {
  it('is found by key and by name, in the order asked, each once [D28.34]', () => {
    const { subjects, unknown, left } = comparedSubjects(all, ['703', 'aa', '703', 'Cee'])
    expect(subjects.map(({ name }) => name)).toEqual(['Cee', 'Aa'])
    expect([...unknown, ...left]).toEqual([])
  })
  it('tells what is not among the figures, and keeps the others [D28.35]', () => {
    const { subjects, unknown } = comparedSubjects(all, ['999', '702', 'Nergens'])
    expect(subjects.map(({ key }) => key)).toEqual(['702'])
    expect(unknown).toEqual(['999', 'Nergens'])
  })
  it('is five at most, and tells who is left [D28.35]', () => {
    const { subjects, left } = comparedSubjects(
      all,
      all.map(({ key }) => key),
    )
    expect(subjects).toHaveLength(MOST_COMPARED)
    expect(left).toEqual([{ key: '706', name: 'Ef' }])
  })
})
