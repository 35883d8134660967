import { describe, expect, it } from 'vitest'
import { withBreakpoints } from './breakpoints-plugin.ts'

describe('a breakpoint in a style sheet', () => {
  it('is what its name stands for', () => {
    expect(withBreakpoints('@media (--from-tablet) and (--below-desktop), (--low) {')).toBe(
      '@media (min-width: 640px) and (max-width: 1099px), (max-height: 479px) {',
    )
  })
  it('may be asked of a container', () => {
    expect(withBreakpoints('@container map (--map-narrow) {')).toBe('@container map (max-width: 900px) {')
  })
  it('leaves custom properties alone', () => {
    const css = '@media print { .map { width: calc(2 * var(--step)); } }'
    expect(withBreakpoints(css)).toBe(css)
  })
  it('must exist', () => {
    expect(() => withBreakpoints('@media (--below-tabel) {')).toThrow('--below-tabel')
  })
})
