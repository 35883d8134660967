import { describe, expect, it } from 'vitest'
import { countryOfSite } from './country-of-site.ts'

const country = (given: unknown) =>
  countryOfSite({ file: 'site/site.json', content: given === undefined ? {} : { country: given } })

const box = { west: -11, south: 51.3, east: -5.3, north: 55.5 }

describe('the country of a site', () => {
  it('is a box in degrees, or none [D25.25]', () => {
    expect(country(box)).toEqual(box)
    expect(country(undefined)).toBeNull()
  })
  it.each([
    [null],
    ['NL'],
    [[2, 50.5, 7.6, 56]],
    [{ west: 2, south: 50.5, east: 7.6 }],
    [{ ...box, west: '-11' }],
    [{ ...box, middle: 3 }],
    [{ ...box, west: box.east }],
    [{ ...box, west: 3 }],
    [{ ...box, south: 56 }],
    [{ ...box, west: -181 }],
    [{ ...box, north: 90.1 }],
  ])('is refused with a sentence where it is no box: %j [D25.25]', (given) => {
    expect(() => country(given)).toThrow(
      /^site\/site\.json: country must have west, south, east and north in degrees of WGS84: .+\.$/,
    )
  })
})
