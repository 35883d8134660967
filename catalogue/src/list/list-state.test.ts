import { describe, expect, it } from 'vitest'
import { listState, mayDownload } from './list-state.ts'

describe('a list', () => {
  it('is loading while its rows are on their way, then empty or filled', () => {
    expect([undefined, [], [1]].map((rows) => listState(rows))).toEqual(['loading', 'empty', 'filled'])
  })
})

describe('a download', () => {
  it('of a register needs a selection', () => {
    expect([0, 1].map((selected) => mayDownload({ selected }))).toEqual([false, true])
  })
  it('of a figure screen needs results', () => {
    expect([0, 1].map((results) => mayDownload({ results }))).toEqual([false, true])
  })
})
