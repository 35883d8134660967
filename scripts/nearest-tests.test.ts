import { describe, expect, it } from 'vitest'
import { nearestTests } from './nearest-tests.mjs'

const ofProject = (file: string): boolean => file.startsWith('scripts/')

const firstOf = (changed: string): string | undefined => nearestTests([changed]).chosen[0]

describe('the tests nearest to a change', () => {
  it('begin in its own folder', () => {
    expect(firstOf('portal/src/register/table/result-row.tsx')).toMatch(/^portal\/src\/register\/table\//)
    expect(firstOf('database/src/migrate.ts')).toMatch(/^database\/src\//)
  })
  it('are found through the packages of ours, and what is too far for a minute is counted', () => {
    const { chosen, left } = nearestTests(['catalogue/src/registers/boreholes.ts'])
    expect(chosen.some((file) => !file.startsWith('catalogue/'))).toBe(true)
    expect(left).toBeGreaterThan(0)
  })
  it('are journeys only where a journey or its support changed', () => {
    expect(nearestTests(['server/src/server.ts']).chosen.filter((file) => file.startsWith('e2e/'))).toEqual(
      [],
    )
    const { chosen } = nearestTests(['e2e/support/fit.ts'])
    expect(chosen.filter((file) => !ofProject(file)).every((file) => file.startsWith('e2e/'))).toBe(true)
  })
  it('are the changed tests themselves, however many', () => {
    const changed = [
      'e2e/map/detail.spec.ts',
      'e2e/map/print.spec.ts',
      'e2e/map/search.spec.ts',
      'e2e/map/share.spec.ts',
    ]
    expect(nearestTests(changed).chosen).toEqual(expect.arrayContaining(changed))
  })
  it('are no walks over every screen, which have a command of their own', () => {
    const { chosen } = nearestTests(['e2e/accessibility/map.spec.ts', 'e2e/support/fit.ts'])
    expect(chosen.some((file) => file.startsWith('e2e/'))).toBe(true)
    expect(chosen.filter((file) => file.startsWith('e2e/accessibility/'))).toEqual([])
  })
  it('are always those that read the files of the project, such as its documents and folders', () => {
    const { chosen } = nearestTests(['README.md'])
    expect(chosen).toContain('scripts/docs/docs.test.ts')
    expect(chosen).toContain('scripts/house/rooms.test.ts')
    expect(chosen.every(ofProject)).toBe(true)
    expect(nearestTests([])).toEqual({ chosen: [], left: 0 })
  })
})
