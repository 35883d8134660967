import { describe, expect, it } from 'vitest'
import { tileBatch, type TileOutcome } from './tile-batch.ts'

function told(...batches: readonly (readonly TileOutcome[])[]): readonly TileOutcome[] {
  const outcomes: TileOutcome[] = []
  const { start, end } = tileBatch((outcome) => outcomes.push(outcome))
  for (const batch of batches) {
    for (const _ of batch) start()
    for (const outcome of batch) end(outcome)
  }
  return outcomes
}

describe('the tiles of a base map', () => {
  it('have failed when none of them came [D27.18]', () => {
    expect(told(['failed', 'failed'])).toEqual(['failed'])
  })
  it('may have a hole', () => {
    expect(told(['failed', 'came', 'failed'])).toEqual(['came'])
  })
  it('are judged anew in the next view', () => {
    expect(told(['came'], ['failed'], ['came'])).toEqual(['came', 'failed', 'came'])
  })
})
