import { isFeatureOn } from '@datacentre/catalogue/features'
import type { Register } from '@datacentre/catalogue/grammar/register'
import {
  registers,
  seismicLines,
  seismicSurveys2d,
  seismicSurveys3d,
} from '@datacentre/catalogue/registers/index'
import type { Spoken } from '@datacentre/ui/speech'
import type { Dataset } from '@datacentre/catalogue/wire/config'
import type { Installation } from '@datacentre/client/installation/installation'
import type { Tile } from './tile.ts'

/** The three seismic registers have one style, one row of tabs and one tile (S2). */
const isSeismic = (register: Register): boolean => register.style === seismicLines.style

/** A tile per register, and one for the seismic ones together where the operator offers them. */
export function dataTypeTiles({ say }: Spoken, { config, features }: Installation): readonly Tile[] {
  const amountOf = ({ id }: Register): string | null => {
    const count = config.dataset?.rows[id]
    return count === undefined ? null : say(`register.${id}.count`, { count })
  }
  const tiles = registers
    .filter((register) => !isSeismic(register))
    .map((register) => ({
      style: register.style,
      to: register.route,
      name: say(`register.${register.id}.title`),
      sentence: say(`register.${register.id}.tile`),
      amount: amountOf(register),
    }))
  if (!isFeatureOn(features, 'seismicFeature')) return tiles
  const seismic = {
    style: seismicLines.style,
    to: seismicLines.route,
    name: say('seismic.title'),
    sentence: say('seismic.tile'),
    amount: config.dataset === null ? null : say('home.seismic', seismicCounts(config.dataset)),
  }
  return [...tiles, seismic]
}

function seismicCounts({ rows }: Dataset): { readonly lines: number; readonly surveys: number } {
  const countOf = ({ id }: Register): number => rows[id] ?? 0
  return { lines: countOf(seismicLines), surveys: countOf(seismicSurveys2d) + countOf(seismicSurveys3d) }
}
