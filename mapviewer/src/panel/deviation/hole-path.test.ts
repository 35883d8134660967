import { describe, expect, it } from 'vitest'
import type { Deviation } from '../../calls/borehole-calls.ts'
import { azimuthOf, measuredDepth, sideView } from './hole-path.ts'

const survey = (...depths: readonly number[]): Deviation => ({
  northRefCode: null,
  coordSystemCode: null,
  procMethodCode: null,
  convergenceCorr: null,
  declinationCorr: null,
  procDate: null,
  remark: null,
  dirSurveyPoints: depths.map((tvDepth) => ({
    ahDepth: tvDepth,
    devAngle: 0,
    azimuth: 0,
    tvDepth,
    dx: 0,
    dy: 0,
  })),
})

const path = [
  { east: 0, north: 0, down: 0 },
  { east: 30, north: 40, down: 1000 },
  { east: 300, north: 400, down: 2000 },
]

describe('the path of a hole', () => {
  it('reaches, seen from the side, as far as its end lies from its start [D27.33]', () => {
    expect(sideView(path)).toEqual([
      { along: 0, down: 0 },
      { along: 50, down: 1000 },
      { along: 500, down: 2000 },
    ])
  })
  it('is a plumb line when it never leaves its start', () => {
    expect(sideView([path[0]!, { east: 0, north: 0, down: 500 }]).map(({ along }) => along)).toEqual([0, 0])
  })
  it('knows where it goes', () => {
    expect(azimuthOf(path)).toBeCloseTo(36.87, 2)
    expect(azimuthOf([path[0]!, { east: -100, north: 0, down: 1 }])).toBeCloseTo(270)
  })
  it('tells how deep the hole goes, of several surveys the deepest, and nothing where nothing is drawn [D27.65]', () => {
    expect(measuredDepth([survey(0, 900), survey(0, 800, 1234)])).toBe(1234)
    expect(measuredDepth([survey(500)])).toBeNull()
    expect(measuredDepth([])).toBeNull()
  })
})
