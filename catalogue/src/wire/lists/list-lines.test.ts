import { describe, expect, it } from 'vitest'
import { allSteps } from '../../list/steps.ts'
import { readRows } from './list-lines.ts'

/** The rows of a text that comes in pieces of so many letters. */
function read(json: string, letters = json.length): unknown {
  const reading = readRows()
  for (let from = 0; from < json.length; from += letters)
    allSteps(reading.take(json.slice(from, from + letters)))
  return reading.end()
}

describe('the rows of a list that comes in lines', () => {
  const rows = [
    { name: 'A,\n[B]', blocks: ['K12', 'L3'] },
    { name: '},{', blocks: [] },
    { name: null, blocks: [']'] },
  ]
  const lines = rows.map((row) => JSON.stringify(row)).join(',\n')

  it('are those of its JSON, whatever their texts hold', () => {
    expect(read(`[${lines}]`)).toEqual(rows)
    expect(read(JSON.stringify(rows))).toEqual(rows)
    expect(read('[]')).toEqual([])
  })

  it('are the same in whatever pieces it comes', () => {
    for (let letters = 1; letters <= lines.length; letters++)
      expect(read(`[${lines}]`, letters)).toEqual(rows)
  })

  it('are read a line at a time', () => {
    expect([...readRows().take('[{"id":1},{"id":2},\n{"id":3},\n{"id":4}]')]).toHaveLength(2)
  })

  it.each(['', '{"title":"Not found"}', '<!doctype html>', '[{"id":1},\n{"id":2}'])(
    'are not guessed from what is no list: %j',
    (text) => {
      expect(() => read(text)).toThrow(SyntaxError)
    },
  )
})
