import type { Country } from '../../country.ts'
import { blobRing } from '../../ground/shapes.ts'
import type { DemoField } from './field-model.ts'
import { giantLife, greatOilLife } from './field-life.ts'

/** The giant gas field in the north-east that dominated the country's production. */
export function giantField({ names, random, timeline }: Country, id: (nr: number) => number): DemoField {
  const position = { lon: 6.76, lat: 53.28 }
  const name = names.claim('Fivelmond')
  return {
    nr: 0,
    dbk: id(0),
    name,
    code: names.code(name),
    mineral: 'G',
    sector: 'land',
    position,
    block: null,
    province: 'GR',
    km2: 760,
    outline: blobRing({ centre: position, km2: 760, elongation: 1.45, direction: 335 }, random('giant')),
    founder: 'NMA',
    operator: 'NMA',
    life: giantLife(timeline),
    target: 'ROSL',
    units: ['ROSL', 'DC'],
    special: 'giant gas',
  }
}

/** The great oil field in the south-east of Drenthe, drilled with hundreds of shallow wells in the fifties. */
export function greatOilField({ names, random, timeline }: Country, id: (nr: number) => number): DemoField {
  const position = { lon: 6.86, lat: 52.675 }
  const name = names.claim('Veenhaar')
  return {
    nr: 1,
    dbk: id(1),
    name,
    code: names.code(name),
    mineral: 'O',
    sector: 'land',
    position,
    block: null,
    province: 'DR',
    km2: 38,
    outline: blobRing({ centre: position, km2: 38, elongation: 3, direction: 285 }, random('great oil')),
    founder: 'BAO',
    operator: 'NMA',
    life: greatOilLife(timeline),
    target: 'KNNSG',
    units: ['KNNSG'],
    special: 'great oil',
  }
}
