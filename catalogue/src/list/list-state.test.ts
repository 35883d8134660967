import { describe, expect, it } from 'vitest'
import { listState, mayDownload } from './list-state.ts'

describe('a list', () => {
  it('is loading while its rows are on their way, then empty or filled [S4.6]', () => {
    expect([undefined, [], [1]].map((rows) => listState(rows))).toEqual(['loading', 'empty', 'filled'])
  })
})

describe('a download', () => {
  it('of a register needs a selection [D12.1]', () => {
    expect([0, 1].map((selected) => mayDownload({ selected }))).toEqual([false, true])
  })
  it('of a figure screen needs results [D12.2]', () => {
    expect([0, 1].map((results) => mayDownload({ results }))).toEqual([false, true])
  })
})
