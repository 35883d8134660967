import { describe, expect, it } from 'vitest'
import { subjectOf } from '../figure.ts'
import { geothermalProduction, type GeothermalFigure } from '../geothermal.ts'
import { byInstallation, installationProduction, subjectsOf, withoutInstallation } from './installations.ts'
import { historyQuestion } from '../../wire/bodies/question.ts'

const month = (given: Partial<GeothermalFigure>): GeothermalFigure => ({
  boreholeDbk: 1,
  wellName: 'ADK-GT-01',
  startDate: Date.UTC(2026, 0, 1),
  operatorName: 'Glaswarmte',
  facilityName: 'Andijk',
  h2oProd: null,
  oilProd: null,
  gasProd: null,
  conProd: null,
  inhibProd: null,
  h2oInj: null,
  inhibInj: null,
  ...given,
})

describe('geothermal figures by installation', () => {
  it('are the sums of its wells, month by month, and what no well reported stays missing [D28.27]', () => {
    const february = Date.UTC(2026, 1, 1)
    const rows = [
      month({ h2oProd: 0.1, gasProd: 5 }),
      month({ wellName: 'ADK-GT-02', h2oInj: 3 }),
      month({ wellName: 'ADK-GT-03', h2oProd: 0.2, gasProd: 0 }),
      month({ startDate: february, h2oProd: 7 }),
      month({ facilityName: 'Veenham', wellName: 'VHM-GT-01', h2oProd: 11 }),
    ]
    expect(byInstallation(rows)).toMatchObject([
      { facilityName: 'Andijk', h2oProd: 0.3, gasProd: 5, h2oInj: 3, oilProd: null, inhibInj: null },
      { facilityName: 'Andijk', startDate: february, h2oProd: 7, h2oInj: null },
      { facilityName: 'Veenham', h2oProd: 11 },
    ])
  })
  it('name the wells and operators that are added up, each once', () => {
    const [sum] = byInstallation([
      month({ h2oProd: 1 }),
      month({ wellName: 'ADK-GT-02', operatorName: null }),
      month({ wellName: 'ADK-GT-03' }),
    ])
    expect(sum).toMatchObject({ wellName: 'ADK-GT-01, ADK-GT-02, ADK-GT-03', operatorName: 'Glaswarmte' })
  })
  it('call their subjects installations', () => {
    expect([geothermalProduction, installationProduction].map(subjectsOf)).toEqual([
      'geothermal',
      'installation',
    ])
  })
  it('leave out a month that names no installation, and count it [D28.27]', () => {
    const rows = [month({ facilityName: null, h2oProd: 4 }), month({ h2oProd: 1 })]
    expect(byInstallation(rows)).toHaveLength(1)
    expect(withoutInstallation(rows)).toBe(1)
  })
  it('are asked and opened by the name of the installation', () => {
    const [sum] = byInstallation([month({})])
    expect(subjectOf(installationProduction, sum!)).toEqual({ key: 'Andijk', name: 'Andijk' })
    expect(
      historyQuestion({
        screen: installationProduction,
        criteria: { yearStart: 2025, yearEnd: 2026 },
        key: 'Andijk',
        thisYear: 2026,
      }),
    ).toEqual({ yearStart: 2003, yearEnd: 2026, facilityName: 'Andijk' })
  })
})
