import { describe, expect, it } from 'vitest'
import { shapeFault } from './body-shape.ts'

const faultOf = (text: string): string | null => shapeFault(Buffer.from(text))

describe('the shape of a body', () => {
  it('is fine for what our calls take', () => {
    expect(faultOf('{"boreholeDbks":[1,2,"3"]}')).toBeNull()
    expect(faultOf('')).toBeNull()
  })
  it('is refused when it is nested deeper than any body of ours [D16.19]', () => {
    expect(faultOf('['.repeat(9))).toBe('must not be nested deeper than 8 levels')
    expect(faultOf('{"a":'.repeat(9))).toBe('must not be nested deeper than 8 levels')
    expect(faultOf(`${'['.repeat(8)}${']'.repeat(8)}`)).toBeNull()
  })
  it('is refused when it has more keys than any body of ours', () => {
    const keys = (count: number): string =>
      `{${Array.from({ length: count }, (_, at) => `"k${at}":1`).join(',')}}`
    expect(faultOf(keys(201))).toBe('must not have more than 200 keys')
    expect(faultOf(keys(200))).toBeNull()
  })
  it('does not count what stands in a text', () => {
    expect(faultOf(JSON.stringify({ name: `${'['.repeat(20)}\\"${':'.repeat(300)}` }))).toBeNull()
  })
})
