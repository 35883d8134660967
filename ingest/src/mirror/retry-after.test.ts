import { expect, it } from 'vitest'
import { retryAfterMs } from './retry-after.ts'

const NOW = Date.parse('2026-11-01T12:00:00Z')

it.each([
  [null, 0],
  ['7', 7_000],
  ['Sun, 01 Nov 2026 12:00:30 GMT', 30_000],
  ['Sun, 01 Nov 2026 11:00:00 GMT', 0],
  ['86400', 300_000],
  ['soon', 0],
])('reads Retry-After: %s as %i ms', (header, wait) => {
  expect(retryAfterMs(header, NOW)).toBe(wait)
})
