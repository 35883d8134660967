import type { Borehole } from '@datacentre/catalogue'
import type { Random } from '../../chance/random.ts'
import type { Hole } from './hole-model.ts'

type Equipment = Pick<Borehole, 'rigName' | 'drillingCompany'>

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

/** With what a borehole was drilled. */
export const boreholeEquipment = ({ block }: Hole, chance: Random): Equipment => ({
  rigName: chance.pick(block === null ? rigsOnLand : rigsAtSea),
  drillingCompany: chance.pick(companies),
})
