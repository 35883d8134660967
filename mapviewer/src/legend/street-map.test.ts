import { expect, it } from 'vitest'
import { streetMap } from './street-map.ts'

it('the map with streets shows the same place about as near [D27.93]', () => {
  // The tower in Amersfoort is the origin of the Dutch grid: 52.15517° N, 5.38721° E.
  const [, zoom, latitude, longitude] =
    /#map=(\d+)\/([\d.]+)\/([\d.]+)$/.exec(streetMap([155_000, 463_000], 6)) ?? []
  expect(Number(latitude)).toBeCloseTo(52.15517, 4)
  expect(Number(longitude)).toBeCloseTo(5.38721, 4)
  expect(zoom).toBe('14')
})
