import { decodeLayer } from '@datacentre/catalogue/geography/layer-code'
import { encodeLayer } from '@datacentre/catalogue/geography/layer-encoder'
import { layerOf } from '@datacentre/catalogue/geography/map-layers'
import { NO_VALUE } from '@datacentre/catalogue/grammar/option'
import { codesIn, severalCodes } from '@datacentre/catalogue/grammar/several'
import { aBorehole } from '@datacentre/fixtures'
import { describe, expect, it } from 'vitest'
import { legendOf } from '../map/layers/layer-looks.ts'
import { classesOf, classState, withClassSwitched, type LayerClass } from './layer-classes.ts'

const results = ['GAS', 'DRY', 'gas', 'HELIUM', null]
const data = decodeLayer(
  encodeLayer(
    layerOf('boreholes'),
    results.map((resultCode, at) => ({
      row: {
        ...aBorehole({ boreholeDbk: at + 1, statusDescription: 'Closed-In', purposeCd: 'DEV-HC' }),
        resultCode,
      },
      shape: [[[[at * 1000, 400_000] as const]]],
    })),
  ),
)
const own = legendOf('boreholes', { expired: true, paths: false, past: false }).flatMap(({ of }) => of ?? [])
const classes = classesOf(layerOf('boreholes'), data, own)

const classWith = (code: string): LayerClass => own.find(({ codes }) => codes.includes(code))!
const switched = (asked: string | undefined, code: string) => {
  const one = classWith(code)
  return withClassSwitched(asked, one, classes(one.parameter))
}
const stateOf = (asked: string | undefined, code: string) => {
  const one = classWith(code)
  return classState(asked, one, classes(one.parameter))
}

describe('a class of a layer that is switched off', () => {
  it('takes nothing else away: not what has no value, nor a value that no list knows [D27.82]', () => {
    const left = codesIn(switched(undefined, 'GAS'))
    expect(left).toEqual(expect.arrayContaining(['DRY', 'UNK', 'HELIUM', NO_VALUE]))
    expect(left.map((code) => code.toLowerCase())).not.toContain('gas')
  })
  it('comes back, and then nothing is asked any more', () => {
    expect(switched(switched(undefined, 'GAS'), 'GAS')).toBeUndefined()
  })
  it('is with what is unknown also what has no value and what no list knows: they have its sign [D27.82]', () => {
    const left = codesIn(switched(undefined, 'UNK'))
    for (const code of ['UNK', NO_VALUE, 'HELIUM']) expect(left).not.toContain(code)
    expect(left).toContain('GAS')
  })
  it('may be all statuses of one state, or the purposes of heat [D27.82]', () => {
    const inUse = switched(undefined, 'Closed-in')
    expect(codesIn(inUse)).toEqual(expect.arrayContaining(['Producing/Injecting', 'Planned', NO_VALUE]))
    for (const status of ['Suspended', 'Closed-in', 'Closed-In']) expect(codesIn(inUse)).not.toContain(status)
    expect(codesIn(switched(undefined, 'DEV-PH'))).toEqual(['DEV-HC', NO_VALUE])
  })
  it('cannot be the last', () => {
    expect(switched('GAS', 'GAS')).toBe('GAS')
  })
})

describe('a class under a filter', () => {
  it('is drawn whole, in part or not at all, whatever the case of what is asked', () => {
    expect(stateOf(undefined, 'GAS')).toBe('checked')
    expect(stateOf('gas', 'GAS')).toBe('checked')
    expect(stateOf('gas', 'DRY')).toBe('unchecked')
    expect(stateOf('Suspended', 'Closed-in')).toBe('mixed')
    expect(switched('Suspended', 'Closed-in')).toBe(
      severalCodes(['Suspended', 'Closed-in', 'Temporarily abandoned']),
    )
  })
})
