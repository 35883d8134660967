import type { LayerName } from './map-layers.ts'

/** How objects of one layer belong to those of another: a column of mine holds what a column of theirs holds. */
export type ColumnRelation = {
  readonly relation: string
  readonly to: LayerName
  readonly mine: string
  readonly theirs: string
}

/** Objects that nothing links but those of a third layer, which name both by columns of these same names. */
export type ThroughRelation = ColumnRelation & { readonly through: LayerName }

/** Objects of the same layer that share ground with this one. */
export type GroundRelation = { readonly relation: string; readonly sharesGround: LayerName }

/** The others of the same hole: a sidetrack may leave another sidetrack. The column names what an object comes from. */
export type FamilyRelation = { readonly relation: string; readonly comesFrom: string }

export type Relation = ColumnRelation | ThroughRelation | GroundRelation | FamilyRelation

/** What each object is linked to, in the order in which its page tells it. */
export const relations = {
  boreholes: [
    { relation: 'field', to: 'fields', mine: 'fieldCode', theirs: 'fieldCode' },
    { relation: 'licence', to: 'licences', mine: 'gdnrCollectionId', theirs: 'gdnrCollectionId' },
    { relation: 'facility', to: 'facilities', mine: 'facilityCode', theirs: 'facilityCode' },
    { relation: 'parent', to: 'boreholes', mine: 'parentDbk', theirs: 'boreholeDbk' },
    { relation: 'children', to: 'boreholes', mine: 'boreholeDbk', theirs: 'parentDbk' },
    { relation: 'family', comesFrom: 'parentDbk' },
  ],
  fields: [
    { relation: 'boreholes', to: 'boreholes', mine: 'fieldCode', theirs: 'fieldCode' },
    { relation: 'discoveryBorehole', to: 'boreholes', mine: 'discoveryBoreholeDbk', theirs: 'boreholeDbk' },
    { relation: 'licences', to: 'licences', mine: 'licenceCollectionIds', theirs: 'gdnrCollectionId' },
    {
      relation: 'facilities',
      to: 'facilities',
      through: 'boreholes',
      mine: 'fieldCode',
      theirs: 'facilityCode',
    },
  ],
  licences: [
    { relation: 'fields', to: 'fields', mine: 'gdnrCollectionId', theirs: 'licenceCollectionIds' },
    { relation: 'boreholes', to: 'boreholes', mine: 'gdnrCollectionId', theirs: 'gdnrCollectionId' },
    {
      relation: 'facilities',
      to: 'facilities',
      through: 'boreholes',
      mine: 'gdnrCollectionId',
      theirs: 'facilityCode',
    },
    { relation: 'overlapping', sharesGround: 'licences' },
  ],
  lines: [{ relation: 'survey', to: 'surveys', mine: 'surveyId', theirs: 'id' }],
  surveys: [{ relation: 'lines', to: 'lines', mine: 'id', theirs: 'surveyId' }],
  surveys3d: [],
  facilities: [
    { relation: 'boreholes', to: 'boreholes', mine: 'facilityCode', theirs: 'facilityCode' },
    { relation: 'fields', to: 'fields', through: 'boreholes', mine: 'facilityCode', theirs: 'fieldCode' },
    {
      relation: 'licences',
      to: 'licences',
      through: 'boreholes',
      mine: 'facilityCode',
      theirs: 'gdnrCollectionId',
    },
  ],
} as const satisfies Record<LayerName, readonly Relation[]>

/** The name of a link, as the answer of an object call has it. */
export type RelationName = (typeof relations)[LayerName][number]['relation']
