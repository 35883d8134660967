import { boreholes, licences, registers } from '@datacentre/catalogue/registers/index'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { texts } from '@datacentre/catalogue/texts/index'
import { aBorehole, aLicence, day } from '@datacentre/fixtures'
import { spokenFrom } from '@datacentre/ui/speech'
import { describe, expect, it } from 'vitest'
import { rowAsText } from './row-as-text.ts'

const spoken = spokenFrom(texts.nl, 'nl')
const linesOf = (register: Register, row: Parameters<typeof rowAsText>[1]): string[][] =>
  rowAsText(register, row, spoken)
    .split('\n')
    .map((line) => line.split('\t'))

describe('a copied row', () => {
  it('has the names of the columns and, under them, the values in words [D29.4]', () => {
    const row = aBorehole({
      boreholeName: 'K2-01',
      shortName: 'K02-01',
      resultCode: 'GAS',
      endDate: day('1800-01-01'),
    })
    expect(linesOf(boreholes, row)).toEqual([
      [
        'Boorgatnaam',
        'Boorgatcode',
        'Resultaat',
        'Operator bij het boren',
        'Startdatum',
        'Einddatum',
        'Boorgatdoel',
        'Status',
      ],
      ['K2-01', 'K02-01', 'Gas', '', '', '', '', ''],
    ])
  })

  it('has every name of a list, and no tab or line end inside a value [D29.4]', () => {
    const row = aLicence({ licenceName: 'K06\t&\nL07', licensees: ['Noordgas', 'EBN', 'Warmte'] })
    const [, values = []] = linesOf(licences, row)
    expect(values[0]).toBe('K06 & L07')
    expect(values[4]).toBe('Noordgas, EBN, Warmte')
  })

  it.each(registers.map((register): [string, Register] => [register.id, register]))(
    'of %s has a value or nothing for each column that a list shows [D29.4]',
    (_, register) => {
      const shown = register.columns.filter(({ shown: where }) => where !== undefined)
      const [names = [], values = []] = linesOf(register, { [register.name]: 'X' })
      expect(names).toHaveLength(shown.length)
      expect(values).toHaveLength(shown.length)
    },
  )
})
