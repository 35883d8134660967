import { describe, expect, it } from 'vitest'
import { readLas } from './read-las.ts'

const file = `~Version Information
VERS .       2.0 : CWLS log ASCII standard, version 2.0
WRAP .       NO : One line per depth step
~Well Information
STRT .M      60.00 : First depth
NULL .       -999.25 : No value
# a remark
~Curve Information
DEPT .M       : Depth along hole
GR   .GAPI    : Gamma ray
DT   .US/F    : Sonic slowness
~ASCII DEPT         GR         DT
      60.00     57.428    165.233
      63.50     47.518   -999.250
`

describe('a LAS file', () => {
  it('has a depth column and curves with unit and description [D27.34]', () => {
    const las = readLas(file)
    expect(las?.depths).toEqual([60, 63.5])
    expect(las?.curves).toEqual([
      { name: 'GR', unit: 'GAPI', description: 'Gamma ray', values: [57.428, 47.518] },
      { name: 'DT', unit: 'US/F', description: 'Sonic slowness', values: [165.233, null] },
    ])
  })
  it('may wrap the values of a depth over several lines', () => {
    const wrapped = file.replace('57.428    165.233', '57.428\n 165.233')
    expect(readLas(wrapped)).toEqual(readLas(file))
  })
  it.each(['F', 'ft', 'FEET'])('has its depths in metres when they were written in %s', (unit) => {
    const [first, second] = readLas(file.replace('DEPT .M', `DEPT .${unit}`))?.depths ?? []
    expect(first).toBeCloseTo(18.288, 6)
    expect(second).toBeCloseTo(19.3548, 6)
  })
  it('is read from the top down when it was written from the bottom up', () => {
    const [first = '', second = ''] = file.trimEnd().split('\n').slice(-2)
    expect(readLas(file.replace(`${first}\n${second}`, `${second}\n${first}`))).toEqual(readLas(file))
  })
  it('is not just any text', () => {
    expect(readLas('<html>')).toBeNull()
    expect(readLas(file.replace('57.428', 'abc'))).toBeNull()
  })
})
