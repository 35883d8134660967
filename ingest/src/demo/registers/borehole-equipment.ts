import type { Borehole } from '@datacentre/catalogue'
import type { Random } from '../chance/random.ts'
import type { Hole } from './hole-model.ts'

type Equipment = Pick<
  Borehole,
  'depthReference' | 'drpHeightInMeters' | 'drpDatumCode' | 'rigName' | 'drillingCompany'
>

const rigsAtSea = [
  'Noordster',
  'Zeepaard 2',
  'Batavia Driller',
  'Meeuw Jack-up III',
  'Sylvaan Explorer',
  'Hefeiland "Orion"',
  'Poolvos',
] as const
const rigsOnLand = [
  'T-12',
  'T-47',
  'Boormeester 1',
  'Boormeester 4',
  'Hoefijzer 3',
  'Rotary 9',
  'Kraanvogel 2',
] as const
const companies = [
  'Kraanvogel Drilling B.V.',
  'Van Wijk & Zoon Boorbedrijf',
  'Deltadril N.V.',
  'Noordzee Boormaatschappij',
  'Bergh & Bosch, Boringen',
] as const

/** With what a borehole was drilled and from which height its depths are counted. */
export function boreholeEquipment({ block, startDay, drill }: Hole, chance: Random): Equipment {
  if (startDay === null) {
    return {
      depthReference: null,
      drpHeightInMeters: null,
      drpDatumCode: null,
      rigName: null,
      drillingCompany: null,
    }
  }
  const atSea = block !== null
  const old = (drill.start ?? 2000) < 1950
  const depthReference = old
    ? chance.from({ GL: 70, RT: 30 })
    : chance.from({ RT: 62, KB: 24, DF: 12, GL: atSea ? 0 : 2 })
  const ground = atSea ? chance.between(24, 38) : chance.between(-1.5, 14)
  const table = depthReference === 'GL' || atSea ? 0 : chance.between(3, 9.5)
  return {
    depthReference,
    drpHeightInMeters: Math.round((ground + table) * 100) / 100,
    drpDatumCode: atSea ? 'MSL' : 'NAP',
    rigName: chance.pick(atSea ? rigsAtSea : rigsOnLand),
    drillingCompany: chance.pick(companies),
  }
}
