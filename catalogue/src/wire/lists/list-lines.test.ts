import { describe, expect, it } from 'vitest'
import { allSteps } from '../../list/steps.ts'
import { rowsInLines } from './list-lines.ts'

const read = (json: string): unknown => allSteps(rowsInLines(json))

describe('the rows of a list that comes in lines', () => {
  it('are those of its JSON, whatever their texts hold', () => {
    const rows = [
      { name: 'A,\n[B]', blocks: ['K12', 'L3'] },
      { name: '},{', blocks: [] },
      { name: null, blocks: [']'] },
    ]
    const lines = rows.map((row) => JSON.stringify(row)).join(',\n')
    expect(read(`[${lines}]`)).toEqual(rows)
    expect(read(JSON.stringify(rows))).toEqual(rows)
    expect(read('[]')).toEqual([])
  })

  it('are read a line at a time', () => {
    expect([...rowsInLines('[{"id":1},{"id":2},\n{"id":3}]')]).toHaveLength(2)
  })

  it.each(['', '{"title":"Not found"}', '<!doctype html>', '[{"id":1},\n{"id":2}'])(
    'are not guessed from what is no list: %j',
    (text) => {
      expect(() => read(text)).toThrow(SyntaxError)
    },
  )
})
