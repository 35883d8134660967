import { layerOf } from '@datacentre/catalogue/geography/map-layers'
import { productionBegan, yearsOfObject, type DatedLayer } from '@datacentre/catalogue/past/years-of-object'
import { yearsProduced } from '@datacentre/catalogue/past/years-produced'
import type { YearlyFigure } from '@datacentre/catalogue/production/figure'
import { writeDay } from '@datacentre/catalogue/time/days'
import type { MapYears } from '@datacentre/catalogue/wire/map-calls'
import { cachedAnswerPer, jsonContent } from '../../answer/cached-answer.ts'
import { IMMUTABLE_CACHE } from '../../answer/immutable-cache.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { dayOfVersion } from '../../version-words.ts'

const dated = Object.keys(yearsOfObject) as readonly DatedLayer[]

function yearsOfLayer({ layers, version }: Snapshot, id: DatedLayer): MapYears['layers'][string] {
  const { key } = layerOf(id)
  const today = dayOfVersion(version)
  const rows = layers.get(id)?.rows ?? []
  const told = rows.map((row) => yearsOfObject[id](row, today))
  return {
    keys: rows.map((row) => row[key] as string | number),
    from: told.map(({ years }) => years?.[0] ?? null),
    until: told.map(({ years }) => years?.[1] ?? null),
    unknown: told.flatMap(({ isUnknown }, at) => (isUnknown ? [at] : [])),
  }
}

function productionOfFields({ layers, figures, version }: Snapshot): MapYears['production'] {
  const today = dayOfVersion(version)
  const all = (figures.get('field')?.all() ?? []) as unknown as readonly YearlyFigure[]
  const reported = all.map(({ year }) => year)
  const produced = yearsProduced(all, 'fieldDbk')
  const fields = layers.get('fields')?.rows ?? []
  return {
    first: reported.length === 0 ? null : reported.reduce((one, other) => Math.min(one, other)),
    last: reported.length === 0 ? null : reported.reduce((one, other) => Math.max(one, other)),
    began: fields.map((row) => productionBegan(row, today)),
    years: fields.map(({ fieldDbk }) => [...(produced.get(fieldDbk) ?? [])]),
  }
}

/** In which years objects were there and fields produced; made once for each version. */
export const yearsAnswer = cachedAnswerPer((snapshot: Snapshot) => {
  const years: MapYears = {
    day: writeDay(dayOfVersion(snapshot.version)),
    layers: Object.fromEntries(dated.map((id) => [layerOf(id).wireName, yearsOfLayer(snapshot, id)])),
    production: productionOfFields(snapshot),
  }
  return { ...jsonContent(years), cacheControl: IMMUTABLE_CACHE }
})
