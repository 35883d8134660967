import type { RelationName } from '@datacentre/catalogue/geography/map-layers'
import type { TextKey } from '@datacentre/catalogue/texts/index'
import { useSpoken } from '@datacentre/ui/speech'
import type { MapObject } from '../../calls/object-call.ts'
import { Section } from '../section.tsx'
import { LinkedObjects } from './linked-objects.tsx'

/** What each kind of link is called, in the order of the panel. */
const titles = {
  field: 'object.link.field',
  licence: 'object.link.licence',
  facility: 'object.link.facility',
  parent: 'object.link.parent',
  children: 'object.link.children',
  family: 'object.link.family',
  discoveryBorehole: 'object.link.discoveryBorehole',
  survey: 'object.link.survey',
  fields: 'object.link.fields',
  boreholes: 'object.link.boreholes',
  licences: 'object.link.licences',
  facilities: 'object.link.facilities',
  overlapping: 'object.link.overlapping',
  lines: 'object.link.lines',
  coveredFields: 'object.link.coveredFields',
  coveredLicences: 'object.link.coveredLicences',
  coveredBoreholes: 'object.link.coveredBoreholes',
  coveringSurveys: 'object.link.coveringSurveys',
} as const satisfies Record<RelationName, TextKey>

/** Everything an object is linked to, both ways. */
export function Links({ links }: Pick<MapObject, 'links'>) {
  const { say } = useSpoken()
  const present = Object.entries(titles).flatMap(([kind, title]) => {
    const objects = links[kind] ?? []
    return objects.length === 0 ? [] : [{ kind, title, objects }]
  })
  if (present.length === 0) return null
  return (
    <Section title={say('object.links')}>
      {present.map(({ kind, title, objects }) => (
        <LinkedObjects key={kind} title={title} links={objects} />
      ))}
    </Section>
  )
}
