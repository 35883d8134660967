import type { Country } from '../../country.ts'
import type { DemoField } from './field-model.ts'

/** Gas is stored in a handful of depleted fields on land. */
const GAS_STORAGES = 5

const suits = ({ mineral, sector, km2, life, special }: DemoField): boolean =>
  mineral === 'G' &&
  sector === 'land' &&
  special === null &&
  km2 > 4 &&
  life.start !== null &&
  life.start < 1985

/** Turns some fields on land that have produced for long into gas storages. */
export function withStorages(
  fields: readonly DemoField[],
  { random, count, timeline }: Country,
): readonly DemoField[] {
  const chance = random('storages')
  const candidates = fields.filter(suits)
  const chosen = new Set<DemoField>()
  const wanted = Math.min(candidates.length, count(GAS_STORAGES, 1))
  while (chosen.size < wanted) chosen.add(chance.pick(candidates))
  return fields.map((field) =>
    chosen.has(field)
      ? {
          ...field,
          operator: 'OPS',
          life: {
            ...field.life,
            end: timeline.now + 20,
            status: 'UGS',
            storesSince: chance.between(1997, 2009),
          },
        }
      : field,
  )
}
