import type Geometry from 'ol/geom/Geometry'
import { useEffect, useMemo } from 'react'
import { useAddress } from '../../address/address-store.ts'
import { useLayer } from '../../calls/layer-call.ts'
import { useObject, type MapObject } from '../../calls/object-call.ts'
import type { ObjectId } from '@datacentre/catalogue/geography/map-page'
import { geometryOf } from '../layers/layer-features.ts'
import { useMapModel } from '../map-model.ts'

type SurveyLines = {
  readonly lines: ReadonlyMap<string, Geometry>
  /** Whether nothing more is to come: also where the page is not that of a survey. */
  readonly areThere: boolean
}

/** The survey that is chosen, or that the chosen line is of; null where there is none, or it is not known yet. */
function surveyOf(object: ObjectId | null, chosen: MapObject | undefined): ObjectId | null {
  if (object?.layer !== 'seismic-lines') return object?.layer === 'seismic-surveys-2d' ? object : null
  const [survey] = chosen?.layer === 'seismic-lines' ? (chosen.links['survey'] ?? []) : []
  return survey === undefined ? null : { layer: survey.layer, id: survey.id }
}

/** The lines of the survey of the page, or of that of the chosen line, by their id, drawn without those of all other surveys. */
export function useSurveyLines(): SurveyLines {
  const { highlight } = useMapModel()
  const { object } = useAddress()
  const { data: chosen, isError } = useObject(object)
  const { data: survey } = useObject(surveyOf(object, chosen))
  const links = survey?.layer === 'seismic-surveys-2d' ? survey.links['lines'] : undefined
  const { data: layer } = useLayer('seismic-lines', links !== undefined)
  const lines = useMemo(() => {
    const shapes = new Map<string, Geometry>()
    if (links === undefined || layer === undefined) return shapes
    const ids = new Map(links.map(({ key, id }) => [key, id]))
    layer.keys.forEach((key, row) => {
      const id = ids.get(key)
      const shape = id === undefined ? null : geometryOf(layer, row)
      if (id !== undefined && shape !== null) shapes.set(id, shape)
    })
    return shapes
  }, [links, layer])
  useEffect(() => highlight.set('linked', [...lines.values()]), [highlight, lines])
  return {
    lines,
    areThere:
      object?.layer !== 'seismic-surveys-2d' || isError || (survey !== undefined && layer !== undefined),
  }
}
