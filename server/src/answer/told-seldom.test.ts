import { expect, it, vi } from 'vitest'
import { toldSeldom, troublesToldSeldom } from './told-seldom.ts'

it('what happens with every request is told at once, and then every ten seconds with how often [D39.3]', () => {
  let now = 0
  const tell = vi.fn<(what: string, times: number) => void>()
  const happen = toldSeldom(tell, () => now)
  for (now = 0; now < 25_000; now += 100) happen('away')
  expect(tell.mock.calls).toEqual([
    ['away', 1],
    ['away', 100],
    ['away', 100],
  ])
})
it('troubles of one kind do not hide those of another [D39.5]', () => {
  const told: unknown[] = []
  const trouble = troublesToldSeldom((error) => told.push(error))
  const full = () => Object.assign(new Error('no room'), { code: 'ENOSPC' })
  const [first, other] = [full(), new Error('something else')]
  for (const error of [first, full(), other, full(), new Error('something else')]) trouble(error)
  expect(told).toEqual([first, other])
})
