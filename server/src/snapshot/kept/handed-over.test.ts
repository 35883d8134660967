import { expect, it } from 'vitest'
import { handedOver } from './handed-over.ts'

it('hands rows over once, and holds them no longer', () => {
  const rows = [{ year: 2024 }]
  const reported = handedOver(() => rows)
  expect(reported()).toBe(rows)
  expect(reported).toThrow('handed over before')
})
