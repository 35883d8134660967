import type { LayerName } from '@datacentre/catalogue/geography/map-layers'
import type { Column } from '@datacentre/catalogue/grammar/column'
import type { TextKey } from '@datacentre/catalogue/texts/index'
import { layerOf } from '../../subjects/subjects.ts'

/** Columns that belong together under one heading, in this order. */
type Grouping = { readonly title: TextKey; readonly keys: readonly string[] }

export type FactGroup = { readonly title: TextKey; readonly columns: readonly Column[] }

const groupings: Readonly<Record<LayerName, readonly Grouping[]>> = {
  boreholes: [
    {
      title: 'object.general',
      keys: [
        'shortName',
        'aliasName',
        'resultCode',
        'statusDescription',
        'purposeCd',
        'boreholeType',
        'boreholeShape',
        'startDate',
        'endDate',
        'confidentialityDate',
        'lithostratCode',
      ],
    },
    { title: 'object.parties', keys: ['clientOrgName', 'legalOwnerName', 'drillingCompany', 'rigName'] },
    {
      title: 'object.depths',
      keys: [
        'endAhDepthInMeters',
        'tvdInMeters',
        'kickoffAhDepthInMeters',
        'depthReference',
        'drpHeightInMeters',
        'drpDatumCode',
      ],
    },
    { title: 'object.place', keys: ['onOffshore', 'blockCd', 'provinceName', 'municipalityName'] },
  ],
  fields: [
    {
      title: 'object.general',
      keys: [
        'fieldCode',
        'fieldLegend',
        'fieldStatus',
        'fieldOperator',
        'fieldDiscoveryYear',
        'fieldDiscoveryName',
        'prodStartDate',
        'geoStratUnitCodes',
        'landSeaCode',
        'licencedAreas',
      ],
    },
  ],
  licences: [
    {
      title: 'object.general',
      keys: [
        'licenceTypeCode',
        'resourceCode',
        'status',
        'grantedDate',
        'expiryDate',
        'operator',
        'licensees',
        'seaside',
      ],
    },
  ],
  lines: [
    {
      title: 'object.general',
      keys: ['surveyName', 'length', 'releaseDate', 'anaDigTypeCd', 'scanned', 'digital', 'blocks', 'provs'],
    },
  ],
  surveys: [
    {
      title: 'object.general',
      keys: ['nrOfLines', 'confidentialityDate', 'anaDigTypeCodes', 'blocks', 'provs'],
    },
  ],
  surveys3d: [
    { title: 'object.general', keys: ['confidentialityDate', 'anaDigTypeCodes', 'blocks', 'provs'] },
  ],
  facilities: [
    {
      title: 'object.general',
      keys: ['facilityCode', 'facilityType', 'facilityStatus', 'operatorName', 'startDate'],
    },
    { title: 'object.place', keys: ['landSeaCode', 'blockCd', 'provinceName', 'municipalityName'] },
  ],
}

/** The columns of an object under their headings; what no group names comes last, so that every column is shown. */
export function factGroups(name: LayerName): readonly FactGroup[] {
  const { table, title } = layerOf(name)
  const byKey = new Map(table.columns.map((column) => [column.key, column]))
  const grouped = groupings[name].map((group) => ({
    title: group.title,
    columns: group.keys.flatMap((key) => byKey.get(key) ?? []),
  }))
  const named = new Set([title, ...groupings[name].flatMap(({ keys }) => keys)])
  const others = table.columns.filter(({ key }) => !named.has(key))
  return [...grouped, { title: 'object.other', columns: others }]
}
