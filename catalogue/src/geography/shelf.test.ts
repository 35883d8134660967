import { describe, expect, it } from 'vitest'
import { shelfBlocks } from './shelf.ts'

describe('the blocks on the Dutch shelf', () => {
  it('are as many in each quadrant as the national service counts [D27.20]', () => {
    const countIn = (quadrant: string): number =>
      shelfBlocks.filter((block) => block.quadrant === quadrant).length
    const counted = [...'ABDEFGHJKLMNOPQRST'].map((quadrant) => `${quadrant} ${countIn(quadrant)}`)
    expect(counted.join(', ')).toBe(
      'A 14, B 6, D 6, E 18, F 18, G 9, H 2, J 3, K 18, L 18, M 11, N 5, O 4, P 18, Q 11, R 5, S 10, T 0',
    )
  })
})
