import type { BaseMap } from '@datacentre/catalogue/wire/config'

/** The base maps we carry ourselves: the whole atlas, or only the coast. */
const ownBaseMaps = ['atlas', 'coast'] as const

export type OwnBaseMap = (typeof ownBaseMaps)[number]

/** Ours, and the one that the operator may have configured. */
export type BaseMapName = OwnBaseMap | 'configured'

export const DEFAULT_BASE_MAP: OwnBaseMap = 'atlas'

const baseMapNames: readonly BaseMapName[] = [...ownBaseMaps, 'configured']

export const isBaseMap = (name: string): name is BaseMapName =>
  (baseMapNames as readonly string[]).includes(name)

/** What a visitor can choose from. */
export const offeredBaseMaps = (configured: BaseMap | null): readonly BaseMapName[] =>
  configured === null ? ownBaseMaps : baseMapNames

/** The base map of an address; one that is not offered here is ours. */
export const shownBaseMap = (asked: BaseMapName, configured: BaseMap | null): BaseMapName =>
  offeredBaseMaps(configured).includes(asked) ? asked : DEFAULT_BASE_MAP
