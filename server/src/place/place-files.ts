import { layerOf, mapLayers, type MapLayer } from '@datacentre/catalogue/geography/map-layers'
import { showValue } from '@datacentre/catalogue/grammar/column-kinds'
import type { LayerId } from '@datacentre/catalogue/grammar/identity'
import { figureSpan } from '@datacentre/catalogue/production/series/figure-span'
import type { NearTold, PlaceTold } from '@datacentre/catalogue/wire/place-answer'
import { csvLines } from '@datacentre/catalogue/wording/csv'
import { rowsWithSource } from '@datacentre/catalogue/wording/source-line'
import { GEOTHERMAL_WATER } from '../companies/companies.ts'
import { datasetOf } from '../export/dataset-of.ts'
import { ownLinks, JSON_MEDIA, type Asked } from '../features/api-base.ts'
import { featuresAt } from '../features/items.ts'
import { sourceOf } from '../files/origin.ts'
import { yearTold } from '../files/provisional-column.ts'
import { objectAddress } from '../object-address.ts'
import { speechIn } from '../speech-in.ts'
import type { Near, NearHole } from './answer/near-place.ts'
import { layerOfReporting } from './answer/place-figures.ts'
import { sayAway } from './distance-words.ts'
import { placeAddress } from './html/page.ts'
import { paragraphOf } from './html/paragraph.ts'
import type { PlaceDocument } from './place-document.ts'
import { distancesFor } from './question.ts'

/** Distances are known to a metre. */
const inMetres = ({ metres }: Near): number => Math.round(metres)

/** What lies in a place of a layer; holes with what of them lies there. */
const nearOf = ({ answer }: PlaceDocument, { id }: MapLayer): readonly (Near | NearHole)[] =>
  id === 'boreholes' ? answer.holes : answer.near(id)

const partOf = (near: Near | NearHole): string | null => ('by' in near ? near.by : null)

const keyOf = (layer: MapLayer, { row }: Near): string | number => row[layer.key] as string | number

/** Everything that lies in a place, a line each. */
export function placeCsv(asked: Asked, document: PlaceDocument): string {
  const heads = ['table', 'key', 'name', 'distance_m', 'direction', 'part', 'address']
  const rows = mapLayers.flatMap((layer) =>
    nearOf(document, layer).map((near) => [
      layer.id,
      keyOf(layer, near),
      String(near.row[layer.title]),
      inMetres(near),
      near.direction,
      partOf(near),
      objectAddress(asked, layer.id, keyOf(layer, near)),
    ]),
  )
  return csvLines(rowsWithSource([heads, ...rows], sourceOf(asked, { made: new Date() })))
}

/** Everything that lies in a place as features, each with its distance. */
export function placeGeoJson(asked: Asked, document: PlaceDocument): unknown {
  const features = mapLayers.flatMap((layer) => {
    const near = nearOf(document, layer)
    const served = document.snapshot.features.get(layer.id)
    if (served === undefined || near.length === 0) return []
    const inOrder = near.toSorted((one, other) => one.nr - other.nr)
    const read = featuresAt(served.file.read(inOrder.map(({ nr }) => nr)))
    return read.map((feature, at) => ({
      ...feature,
      id: `${layer.id}.${feature.id}`,
      properties: {
        table: layer.id,
        distance_m: inMetres(inOrder[at]!),
        direction: inOrder[at]!.direction,
        part: partOf(inOrder[at]!),
        ...feature.properties,
      },
    }))
  })
  return {
    type: 'FeatureCollection',
    dataset: datasetOf(asked.version, asked.language),
    numberReturned: features.length,
    features,
  }
}

/** What of a row says what it is and how it stands. */
const TOLD: Readonly<Record<LayerId, readonly string[]>> = {
  boreholes: ['resultCode', 'statusDescription'],
  fields: ['fieldLegend', 'fieldStatus'],
  licences: ['licenceTypeCode', 'status'],
  facilities: ['facilityType'],
  'seismic-lines': [],
  'seismic-surveys-2d': [],
  'seismic-surveys-3d': [],
}

function aboutNear({ id, table }: MapLayer, { row }: Near, { language }: Asked): string {
  const speech = speechIn(language)
  return TOLD[id]
    .flatMap((key) => {
      const column = table.columns.find((one) => one.key === key)
      return (column && showValue(row[key] ?? null, column, speech)) ?? []
    })
    .join(' · ')
}

/** The same as the page, for programs. */
export function placeJson(asked: Asked, document: PlaceDocument): PlaceTold & Record<string, unknown> {
  const { place, distance, answer, licences, companies, production, figures } = document
  const { municipality, province } = place.within()
  const span = figureSpan(asked.version)
  const told = (layer: MapLayer): readonly NearTold[] =>
    nearOf(document, layer).map((one) => ({
      key: keyOf(layer, one),
      id: String(one.row[layer.pageId]),
      name: String(one.row[layer.title]),
      distance: inMetres(one),
      direction: one.direction,
      away: sayAway(one, asked.language),
      about: aboutNear(layer, one, asked),
      ...('by' in one && { part: one.by }),
      address: objectAddress(asked, layer.id, keyOf(layer, one)),
    }))
  return {
    dataset: datasetOf(asked.version, asked.language),
    kind: place.kind,
    key: place.key,
    name: place.name(asked.language),
    address: placeAddress(asked, document),
    municipality: municipality === null ? null : { code: municipality.code, name: municipality.name },
    province,
    distance,
    distances: distancesFor(place),
    box: place.shape().box,
    text: paragraphOf(document, asked.language),
    licencesInForce: licences.inForce.map(({ row }) => row['gdnrCollectionId']),
    companies,
    production: production.map(({ product, unit, answer: { last }, share, fields }) => ({
      product,
      unit,
      year: last.year,
      ...yearTold(last.year, span),
      total: last.total,
      sameMonthsBefore: last.before,
      share,
      fields: fields.map(({ field, amount }) => ({ fieldDbk: field.row['fieldDbk'], amount })),
    })),
    figures: figures.map(({ done, by, unit, answer: { last }, share, subjects }) => ({
      ...(done === 'geothermalWater' ? { quantity: GEOTHERMAL_WATER } : done),
      unit,
      year: last.year,
      ...yearTold(last.year, span),
      total: last.total,
      sameMonthsBefore: last.before,
      share,
      [layerOfReporting[by]]: subjects.map(({ near, amount }) => ({
        key: keyOf(layerOf(layerOfReporting[by]), near),
        amount,
      })),
    })),
    counts: Object.fromEntries(mapLayers.map(({ id }) => [id, answer.near(id).length])),
    near: Object.fromEntries(mapLayers.map((layer) => [layer.id, told(layer)])) as PlaceTold['near'],
    attribution: 'Municipal boundaries: CBS and Kadaster, CC BY 4.0, simplified.',
    links: ownLinks(asked, JSON_MEDIA),
  }
}
