import { apportion, apportionAtLeastOne } from '../../chance/apportion.ts'
import type { Random } from '../../chance/random.ts'
import type { Country } from '../../country.ts'
import { type Block, shelfBlocks } from '../../ground/shelf.ts'
import { operatorIn } from '../../sector/operators.ts'
import { type BlockPart, divide, enclosing, together } from './block-parts.ts'
import { type DemoField, isHydrocarbon } from '../fields/field-model.ts'
import { type Claim, covers } from './licence-model.ts'

/** Production licences at sea: blocks with developed fields, parts of them or some together, to the wanted number. */
export function productionAtSea(
  { fields, wanted }: { fields: readonly DemoField[]; wanted: number },
  country: Country,
): readonly (Claim & BlockPart)[] {
  const random = country.random('licences at sea')
  const developed = fields.filter(
    (field) => isHydrocarbon(field) && field.block !== null && field.life.start !== null,
  )
  const held = shelfBlocks
    .map((block) => ({ block, fields: developed.filter((field) => field.block === block.name) }))
    .filter((entry) => entry.fields.length > 0)
  const parts = wanted < held.length ? joined(held, { wanted, random }) : divided(held, { wanted, random })
  return parts.map((part) => {
    const first = developed.find((field) => covers(part, field.position))
    return {
      ...part,
      type: 'PRD',
      resource: 'HYDROCARBONS',
      sea: true,
      operator: first?.founder ?? operatorIn('sea', { year: 1985, random }).code,
      since: Math.max(1969, Math.floor(first?.life.found ?? 1985)),
    }
  })
}

type Held = { readonly block: Block; readonly fields: readonly DemoField[] }

/** Half of the licences for one block are for the part of it that holds the fields. */
const ENCLOSED = 0.5

function joined(
  held: readonly Held[],
  { wanted, random }: { wanted: number; random: Random },
): readonly BlockPart[] {
  const sizes = apportionAtLeastOne(
    held.length,
    Array.from({ length: wanted }, () => random.next() ** 3),
  )
  let next = 0
  return sizes.map((size) => {
    const group = held.slice(next, next + size)
    next += size
    const [only] = group
    return only && size === 1 && random.chance(ENCLOSED)
      ? enclosing(
          only.block,
          only.fields.map(({ position }) => position),
        )
      : together(group.map(({ block }) => block))
  })
}

function divided(
  held: readonly Held[],
  { wanted, random }: { wanted: number; random: Random },
): readonly BlockPart[] {
  const counts = apportionAtLeastOne(
    wanted,
    held.map(({ fields }) => fields.length ** 2),
  )
  return held.flatMap(({ block }, at) => divide(block, { parts: counts[at] ?? 1, random }))
}

/** Exploration licences: blocks, parts and pairs of blocks, preferring those where `weight` is high. */
type Round = { readonly wanted: number; readonly weight: (block: Block) => number }

export function explorationAtSea({ wanted, weight }: Round, random: Random): readonly BlockPart[] {
  const counts = apportion(
    wanted,
    shelfBlocks.map((block) => weight(block) * random.between(0.3, 1.7)),
  )
  return shelfBlocks.flatMap((block, at) =>
    Array.from({ length: counts[at] ?? 0 }, () => {
      const next = shelfBlocks[at + 1]
      if (next?.quadrant === block.quadrant && random.chance(0.12)) return together([block, next])
      return random.pick(divide(block, { parts: random.chance(0.6) ? 1 : 2, random }))
    }),
  )
}
