import { describe, expect, it } from 'vitest'
import { chartFileName } from './chart-file-name.ts'
import { fieldProduction, geothermalProduction } from '../production/index.ts'

describe('the name of a picture', () => {
  const asked = { yearStart: 2003, yearEnd: 2026, product: 'Gas', production: 'Produced' } as const

  it('is that of the spreadsheet', () => {
    expect(chartFileName(fieldProduction, { asked, kind: 'svg' })).toBe('field_Gas_Produced_2003_2026.svg')
  })
  it('ends with the subject, in signs that every system takes', () => {
    expect(chartFileName(fieldProduction, { asked, subject: "'t Waarhoek / Oost", kind: 'png' })).toBe(
      'field_Gas_Produced_2003_2026_t-Waarhoek-Oost.png',
    )
  })
  it('has years only for geothermal figures', () => {
    const years = { yearStart: 2025, yearEnd: 2026 }
    expect(chartFileName(geothermalProduction, { asked: years, subject: 'ADK-GT-01', kind: 'png' })).toBe(
      'geothermal_2025_2026_ADK-GT-01.png',
    )
  })
})
