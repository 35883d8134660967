import { isFeatureOn } from '@datacentre/catalogue/features'
import { registerEntries, type RegisterEntry } from '@datacentre/catalogue/grammar/identity'
import type { Spoken } from '@datacentre/ui/speech'
import type { Say } from '@datacentre/catalogue/texts/index'
import type { Dataset } from '@datacentre/catalogue/wire/config'
import { isOffered } from '@datacentre/catalogue/wire/offered'
import type { Installation } from '@datacentre/client/installation/installation'
import type { Tile } from './tile.ts'

const {
  'seismic-lines': seismicLines,
  'seismic-surveys-2d': seismicSurveys2d,
  'seismic-surveys-3d': seismicSurveys3d,
} = registerEntries

/** The three seismic registers have one style, one row of tabs and one tile (S2). */
const isSeismic = (register: RegisterEntry): boolean => register.style === seismicLines.style

/** A tile per register that has rows, and one for the seismic ones together where the operator offers them. */
export function dataTypeTiles({ say }: Spoken, { config, features }: Installation): readonly Tile[] {
  const { dataset } = config
  const offered = Object.values(registerEntries).filter(({ id }) => isOffered(dataset, id))
  const amountOf = ({ id }: RegisterEntry): string | null => {
    const count = dataset?.rows[id]
    if (count === undefined) return null
    const expired = dataset?.expired[id] ?? 0
    const all = say(`register.${id}.count`, { count })
    return expired === 0 ? all : `${all}, ${say('home.expired', { count: expired })}`
  }
  const tiles = offered
    .filter((register) => !isSeismic(register))
    .map((register) => ({
      style: register.style,
      to: register.route,
      name: say(`register.${register.id}.title`),
      sentence: say(`register.${register.id}.tile`),
      amount: amountOf(register),
    }))
  const first = offered.find(isSeismic)
  if (first === undefined || !isFeatureOn(features, 'seismicFeature')) return tiles
  const seismic = {
    style: first.style,
    to: first.route,
    name: say('seismic.title'),
    sentence: say('seismic.tile'),
    amount: dataset === null ? null : seismicAmount(dataset, say),
  }
  return [...tiles, seismic]
}

function seismicAmount({ rows }: Dataset, say: Say): string {
  const countOf = ({ id }: RegisterEntry): number => rows[id] ?? 0
  const lines = countOf(seismicLines)
  const surveys = countOf(seismicSurveys2d) + countOf(seismicSurveys3d)
  if (lines === 0) return say(`register.${seismicSurveys2d.id}.count`, { count: surveys })
  if (surveys === 0) return say(`register.${seismicLines.id}.count`, { count: lines })
  return say('home.seismic', { lines, surveys })
}
