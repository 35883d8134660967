import { licenceType } from '@datacentre/catalogue/codes/licences'
import { describe, expect, it } from 'vitest'
import { licenceLooks, lighterFromAfar, seismicSurveys2dLook, usualLine } from './area-look.ts'

describe('licences that overlap', () => {
  it('are hatched, so that what lies under them shines through [D27.23]', () => {
    expect(licenceType.filter((type) => licenceLooks[type].hatching === undefined)).toEqual([])
  })
  it('are told apart by hatching or line where their types share a colour [D27.23]', () => {
    const looks = licenceType.map((type) => JSON.stringify(licenceLooks[type]))
    expect(new Set(looks).size).toBe(licenceType.length)
  })
})

describe('the outline of a survey', () => {
  it('is thinner and lighter the farther the map is, and as usual from nearby', () => {
    const lookAt = lighterFromAfar(seismicSurveys2dLook)
    const [near, middle, far] = [5, 60, 800].map((resolution) => lookAt(resolution).line!)
    expect(near).toEqual(usualLine)
    for (const measure of ['width', 'opacity'] as const) {
      expect(middle![measure]).toBeLessThan(near![measure])
      expect(far![measure]).toBeLessThan(middle![measure])
    }
  })
})
