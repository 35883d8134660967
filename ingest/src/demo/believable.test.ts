import { describe, expect, it } from 'vitest'
import { endsOutsideField } from '../look/laws/bottom-holes.ts'
import { beginsWell } from '../look/laws/columns-at-sea.ts'
import type { Outline } from '../look/laws/outlines.ts'
import { overlappingLicences } from '../look/laws/overlaps.ts'
import { soldShare } from '../look/laws/owners.ts'
import { isBeforeNomenclature } from '../look/laws/readings.ts'
import { groupBy } from './grouped.ts'
import { faultlessBoreholes, theDemo } from './testing/the-demo.ts'

const boreholes = [...theDemo.tables.boreholes]
const outlines = new Map(
  [...theDemo.tables.fields].map(({ row, geometry }) => [row.fieldCode, geometry as Outline]),
)
const share = (some: readonly unknown[]): number => some.length / boreholes.length

describe('a borehole of a field', () => {
  it('ends under the outline of that field [D24.24]', () => {
    expect(endsOutsideField(faultlessBoreholes, outlines).map(({ boreholeName }) => boreholeName)).toEqual([])
  })

  it('is one of the 46 % of boreholes that have the names of a field and a well [D24.24]', () => {
    const filed = boreholes.filter(({ fieldCode }) => fieldCode !== null)
    expect(filed.filter(({ wellName }) => wellName === null)).toEqual([])
    expect(boreholes.filter(({ fieldCode, wellName }) => fieldCode === null && wellName !== null)).toEqual([])
    expect(share(filed)).toBeGreaterThan(0.44)
    expect(share(filed)).toBeLessThan(0.49)
  })
})

describe('a licence in force', () => {
  const held = [...theDemo.tables.licences].map(({ row, geometry }) => ({
    row,
    outline: geometry as Outline,
  }))

  it('overlaps no other for the same resource, nor do its own areas overlap [D24.25]', () => {
    expect(overlappingLicences(held)).toEqual([])
  })

  it('covers the fields that produce under it: nine producing fields in ten lie in one [D24.25]', () => {
    const producing = [...theDemo.tables.fields].filter(({ row }) => row.fieldStatus === 'W')
    const licensed = producing.filter(({ row }) => row.licencedAreas !== null)
    expect(licensed.length / producing.length).toBeGreaterThan(0.9)
  })
})

describe('the day from which a borehole is public', () => {
  const days = boreholes.map(({ confidentialityDate }) => confidentialityDate)
  const known = days.filter((day) => day !== null)

  it('is missing of five, and is the day of the Mining Act for 54 % [D24.28]', () => {
    expect(days.length - known.length).toBe(5)
    expect(share(days.filter((day) => day === Date.UTC(2003, 0, 1)))).toBeCloseTo(3556 / 6609, 1)
  })

  it('is never before 1972, and for some in every ten years since [D24.28]', () => {
    const decades = new Set(known.map((day) => Math.floor(new Date(day).getUTCFullYear() / 10)))
    expect(Math.min(...known)).toBeGreaterThanOrEqual(Date.UTC(1972, 0, 1))
    expect([...decades].toSorted()).toEqual([197, 198, 199, 200, 201, 202, 203])
  })
})

describe('the register of boreholes', () => {
  it('names another owner now than the operator then for 91 % of the idle boreholes at sea [D24.29]', () => {
    expect(soldShare(boreholes)).toBeCloseTo(0.91, 1)
  })

  it('lacks the status of boreholes at sea from 2021 on only [D24.29]', () => {
    const without = boreholes.filter(
      ({ blockCd, statusDescription }) => blockCd !== null && statusDescription === null,
    )
    expect(without.length).toBeGreaterThan(5)
    expect(without.filter(({ startDate }) => (startDate ?? 0) < Date.UTC(2021, 0, 1))).toEqual([])
  })

  it('has a chronostratigraphic code for about one borehole in 45 [D24.29]', () => {
    const aged = boreholes.filter(({ chronostratCode }) => chronostratCode !== null)
    expect(aged.length).toBeGreaterThan(110)
    expect(aged.length).toBeLessThan(190)
  })

  it('has the blocks of the shelf for map sheets at sea, and projected coordinates in whole metres [D24.29]', () => {
    const atSea = boreholes.filter(({ blockCd }) => blockCd !== null)
    expect(new Set(atSea.map(({ mapSheetLayout }) => mapSheetLayout))).toEqual(
      new Set(['RWS Blokindeling', null]),
    )
    expect(atSea.filter(({ mapSheet }) => mapSheet !== null)).toEqual([])
    const projected = boreholes.filter(({ submittedSystem }) => submittedSystem?.match(/^RD$|-/))
    expect(projected.length).toBeGreaterThan(6000)
    const broken = projected.flatMap(({ submittedX, submittedY }) => [submittedX ?? '0', submittedY ?? '0'])
    expect(broken.filter((coordinate) => !/^-?\d+$/.test(coordinate))).toEqual([])
  })

  it('counts depths from a level of an older vocabulary here and there [D24.29]', () => {
    expect(boreholes.some(({ depthReference }) => depthReference === 'CF')).toBe(true)
  })
})

describe('the layers of a borehole', () => {
  it('were read after the nomenclature that the reading follows was published [D24.26]', () => {
    const readings = [...theDemo.tables['strat-interpretations']]
    expect(readings.filter(isBeforeNomenclature)).toEqual([])
    expect(new Set(readings.map(({ stratModelDescription }) => stratModelDescription)).size).toBe(4)
  })

  it('begin at sea with the air up to the reference level and the water, and on land with the ground [D24.27]', () => {
    const holes = new Map(boreholes.map((borehole) => [borehole.boreholeDbk, borehole]))
    const columns = groupBy(
      theDemo.tables['strat-intervals'],
      ({ boreholeDbk, interpretationNr }) => `${boreholeDbk} ${interpretationNr}`,
    )
    const strange = [...columns].filter(([key, intervals]) => {
      const hole = holes.get(Number(key.split(' ')[0]))
      return hole === undefined || !beginsWell(hole, intervals)
    })
    expect(strange.map(([key]) => key)).toEqual([])
  })

  it('are judged where they are rock: of air and water nobody is unsure [D24.27]', () => {
    const above = [...theDemo.tables['strat-intervals']].filter(({ stratUnitId }) =>
      ['AIR', 'WATER'].includes(stratUnitId ?? ''),
    )
    expect(above.length).toBeGreaterThan(3000)
    const judged = above.filter(
      ({ qualityDescription, anomalyCode, remark }) => qualityDescription ?? anomalyCode ?? remark,
    )
    expect(judged).toEqual([])
  })
})
