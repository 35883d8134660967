/** The base maps we carry ourselves: the whole atlas, or only the coast. */
export const baseMapNames = ['atlas', 'coast'] as const

export type BaseMapName = (typeof baseMapNames)[number]

export const DEFAULT_BASE_MAP: BaseMapName = 'atlas'

export const isBaseMap = (name: string): name is BaseMapName =>
  (baseMapNames as readonly string[]).includes(name)
