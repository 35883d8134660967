import { describe, expect, it } from 'vitest'
import { countryBox } from '../geography/country-box.ts'
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
  it.each([
    ['the Netherlands', countryBox],
    ['Germany', { west: 5.5, south: 47, east: 15.1, north: 55.2 }],
    ['France', { west: -5.3, south: 42.2, east: 8.3, north: 51.2 }],
    ['the United Kingdom', { west: -12, south: 49, east: 3, north: 63 }],
    ['Suriname', { west: -58.1, south: 1.8, east: -53.9, north: 8 }],
  ])('may be %s, which the map can show [D25.25]', (_name, given) => {
    expect(country(given)).toEqual(given)
  })
  it.each([
    ['the world', { west: -180, south: -90, east: 180, north: 90 }],
    ['Europe', { west: -11, south: 35, east: 32, north: 71 }],
    ['New Zealand', { west: 166, south: -47.5, east: 179, north: -34 }],
    ['the United States', { west: -125, south: 24, east: -66, north: 50 }],
  ])('may not be %s, which the map cannot show [D25.25]', (_name, given) => {
    expect(() => country(given)).toThrow(
      /^site\/site\.json: country is too large for the map: .+ it may be 3,303 km wide and 1,858 km high, but it is [\d,]+ km wide and [\d,]+ km high\.$/,
    )
  })
})
