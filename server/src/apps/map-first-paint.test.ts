import { NETHERLANDS_BOX } from '@datacentre/catalogue/geography/netherlands-box'
import { describe, expect, it } from 'vitest'
import { groundPicture } from './ground-ahead.ts'
import { mapFirstPaint } from './map-first-paint.ts'

const page = {
  path: '/',
  datacentre: '/datacenter',
  language: 'en',
  isPlain: true,
  isDemonstration: true,
  ground: '<svg fill="#fff"/>',
} as const

describe('the page of the map, before its program has started', () => {
  it('has the header of the map in its language, with its links', () => {
    const { drawn } = mapFirstPaint(page)
    expect(drawn).toContain('<div class="app" lang="en">')
    expect(drawn).toContain('href="/datacenter/?lang=en"')
    expect(drawn).toContain('href="./" hreflang="nl" lang="nl">Nederlands</a>')
    expect(mapFirstPaint({ ...page, language: 'nl', path: '/brh/1/' }).drawn).toContain(
      'href="./brh/1/?lang=en" hreflang="en" lang="en">English</a>',
    )
  })
  it('says that the data are invented where they are [D24.4]', () => {
    expect(mapFirstPaint(page).drawn).toContain('Demonstration data')
    expect(mapFirstPaint({ ...page, isDemonstration: false }).drawn).not.toContain('Demonstration data')
  })
  it('has the land as a picture that nothing in it can end, where the map starts with the whole country', () => {
    expect(mapFirstPaint(page).data).toContain(`src="data:image/svg+xml,%3Csvg fill='%23fff'/%3E" alt=""`)
    expect(mapFirstPaint({ ...page, ground: null }).data).toBe('')
  })
  it('leads who has no script to what lies under a place, in pages that need none', () => {
    expect(mapFirstPaint(page).drawn).toMatch(
      /<noscript><p class="app-without-script">The map does not work without JavaScript\. <a href="\/datacenter\/place\?lang=en">/,
    )
  })
  it('has nothing where the address asks for more than a language', () => {
    expect(mapFirstPaint({ ...page, isPlain: false })).toEqual({ drawn: '', data: '' })
  })
})

describe('the picture of the land', () => {
  const [west, south, east] = NETHERLANDS_BOX
  const square = (x: number, y: number, side: number): number[] => [
    x,
    y,
    x + side,
    y,
    x + side,
    y + side,
    x,
    y + side,
    x,
    y,
  ]
  const partsOf = (land: readonly number[][][]): number => groundPicture({ land }).split('<path ').length - 1
  it('has each part of the land by itself, with the waters in it', () => {
    const island = [square(west, south, 20_000), square(west + 5000, south + 5000, 5000)]
    expect(partsOf([island, [square(east, south, 10_000)]])).toBe(2)
    expect(groundPicture({ land: [island] }).match(/M0 0m/g)).toHaveLength(2)
  })
  it('leaves out what nobody would see: land far away, and what is less than a dot', () => {
    expect(partsOf([[square(west - 900_000, south, 10_000)], [square(west, south, 500)]])).toBe(0)
  })
})
