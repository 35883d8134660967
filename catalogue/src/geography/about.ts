import type { MapLayer } from './map-layers.ts'

/** What tells an object apart from others of its name: a column and what it holds there. */
export type About = Readonly<Record<string, string>>

export const aboutOf = ({ toldApartBy }: MapLayer, valueOf: (column: string) => unknown): About =>
  Object.fromEntries(
    toldApartBy.flatMap((column) => {
      const value = valueOf(column)
      return typeof value === 'string' ? [[column, value]] : []
    }),
  )
