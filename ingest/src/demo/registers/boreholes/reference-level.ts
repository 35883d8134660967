import type { Borehole } from '@datacentre/catalogue'
import type { Country } from '../../country.ts'
import type { Hole } from './hole-model.ts'

type ReferenceLevel = Pick<Borehole, 'depthReference' | 'drpHeightInMeters' | 'drpDatumCode'>

/** The height in metres of a drilling floor above the sea, and on land above the ground. */
const FLOOR = { sea: [24, 38], land: [3, 9.5] } as const
/** The height of the ground in metres above NAP. */
const GROUND = [-1.5, 14] as const

/** From what a borehole's depths are counted; a sidetrack counts from where its first hole does. */
export function referenceLevelOf(
  hole: Hole,
  country: Country,
): { readonly [Key in keyof ReferenceLevel]: NonNullable<ReferenceLevel[Key]> } {
  const { nr, drill, block } = rootOf(hole)
  const chance = country.random('reference level', nr)
  const atSea = block !== null
  const old = (drill.start ?? 2000) < 1950
  const depthReference = old
    ? chance.from({ GL: 66, RT: 30, CF: 4 })
    : chance.from({ RT: 62, KB: 24, DF: 12, GL: atSea ? 0 : 1.4, CF: atSea ? 0 : 0.6 })
  const onGround = depthReference === 'GL' || depthReference === 'CF'
  const height = atSea
    ? chance.between(...FLOOR.sea)
    : chance.between(...GROUND) + (onGround ? 0 : chance.between(...FLOOR.land))
  return {
    depthReference,
    drpHeightInMeters: Math.round(height * 100) / 100,
    drpDatumCode: atSea ? 'MSL' : 'NAP',
  }
}

const rootOf = (hole: Hole): Hole => (hole.parent === null ? hole : rootOf(hole.parent))
