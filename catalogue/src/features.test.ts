import { describe, expect, it } from 'vitest'
import { featureFlags, isFeatureOn } from './features.ts'

describe('a feature', () => {
  const flag = (value: string) => ({ 'dc.feature.service.sortEnabled': value })

  it("is on only when its value is 'true' in any case [S3.34]", () => {
    expect(['true', 'TRUE', 'True'].map((value) => isFeatureOn(flag(value), 'sortEnabled'))).toEqual([
      true,
      true,
      true,
    ])
    expect(['false', '1', 'yes', 'true ', ''].some((value) => isFeatureOn(flag(value), 'sortEnabled'))).toBe(
      false,
    )
  })
  it('is off when nothing is said of it [S3.34]', () => {
    expect(isFeatureOn({}, 'seismicFeature')).toBe(false)
  })
  it('is told in a flat map under dc.feature.service [S3.33]', () => {
    expect(featureFlags(['seismicFeature'])).toEqual({
      'dc.feature.service.sortEnabled': 'false',
      'dc.feature.service.seismicFeature': 'true',
      'dc.feature.service.geothermalFiguresFeature': 'false',
    })
  })
})
