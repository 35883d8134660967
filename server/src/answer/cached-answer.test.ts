import { describe, expect, it } from 'vitest'
import { cachedAnswer, cachedAnswerPer, jsonContent } from './cached-answer.ts'

describe('a cached answer', () => {
  it('is made once, however often it is asked', async () => {
    let made = 0
    const answer = cachedAnswer(() => jsonContent({ made: ++made }))
    const [first, second] = await Promise.all([answer(), answer()])
    expect(second).toBe(first)
    expect(first.packed.identity.toString()).toBe('{"made":1}')
  })
  it('is made once for each source, and named by what it holds', async () => {
    let made = 0
    const answer = cachedAnswerPer(({ version }: { version: number }) => {
      made += 1
      return jsonContent({ version })
    })
    const [one, other] = [{ version: 1 }, { version: 2 }]
    expect(await answer(one)).toBe(await answer(one))
    expect((await answer(other)).tag).not.toBe((await answer(one)).tag)
    expect((await answer({ version: 1 })).tag).toBe((await answer(one)).tag)
    expect(made).toBe(3)
  })
})
