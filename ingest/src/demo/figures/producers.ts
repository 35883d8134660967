import type { Country } from '../country.ts'
import { groupBy } from '../grouped.ts'
import { type DemoField, isHydrocarbon } from '../registers/fields/field-model.ts'
import type { Hole } from '../registers/boreholes/hole-model.ts'
import { FIRST_YEAR, monthNr } from '../timeline.ts'

/** A hole in service since 2003, and the months of it: from the first up to and not including the last. */
export type Producer = {
  readonly hole: Hole
  readonly field: DemoField
  readonly first: number
  readonly last: number
  /** How many wells serve the field, to share its size. */
  readonly shared: number
}

/** The wells that have figures, field by field in the order of the fields. */
export function producersByField(
  holes: readonly Hole[],
  { timeline }: Country,
): ReadonlyMap<DemoField, readonly Producer[]> {
  const serving = holes.filter(({ service }) => service !== null && service.until > FIRST_YEAR)
  const byField = [...groupBy(serving, ({ drill }) => drill.field)]
    .flatMap(([field, own]) => (field === null || field.mineral === 'GT' ? [] : [{ field, own }]))
    .sort((a, b) => a.field.nr - b.field.nr)
  return new Map(
    byField.map(({ field, own }) => {
      const producers = own.map((hole) => ({
        hole,
        field,
        shared: own.length,
        ...monthsOf(hole, timeline.months),
      }))
      return [field, producers.filter(({ first, last }) => last > first)]
    }),
  )
}

function monthsOf({ service }: Hole, count: number): Pick<Producer, 'first' | 'last'> {
  if (service === null) return { first: 0, last: 0 }
  return { first: Math.max(0, monthNr(service.from)), last: Math.min(count, monthNr(service.until)) }
}

/** Holes drilled to inject water, not to produce. */
export const isInjector = ({ hole }: Producer): boolean => hole.drill.purpose === 'DEV-I'

export const isStorageWell = ({ hole }: Producer): boolean => hole.drill.purpose === 'DEV-SG'

export const producesGas = (producer: Producer): boolean =>
  isHydrocarbon(producer.field) &&
  producer.field.mineral !== 'O' &&
  !isInjector(producer) &&
  !isStorageWell(producer)

export const producesOil = (producer: Producer): boolean =>
  producer.field.mineral.startsWith('O') && !isInjector(producer)
