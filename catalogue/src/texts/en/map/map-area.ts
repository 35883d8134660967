/** An area that a visitor draws or opens, and what lies in it. */
export const mapArea = {
  'map.area.here': 'What lies in this area?',
  'map.area.open': 'Open an area (GeoJSON)',
  'map.area.drawn': 'Drawn area',
  'map.area.from': 'Area from {{file}}',
  'map.area.private': 'This area stays in your browser. It is not sent to the server.',
  'map.area.holds':
    'In or under this area of {{area}} lie: {{fields}}, {{boreholes}}, {{licences}} in force.',
  'map.area.onlyUnder_one':
    'Of {{count, number}} borehole the start lies elsewhere: only its path or its end lies here.',
  'map.area.onlyUnder_other':
    'Of {{count, number}} boreholes the start lies elsewhere: only their path or their end lies here.',
  'map.area.nothing': 'Nothing in the registers lies in or under this area of {{area}}.',
  'map.area.all': 'Show all {{count, number}}',
  'map.area.downloads': 'Download',
  'map.area.geojson': 'Download everything as GeoJSON',
  'map.area.csv': 'Download the list as CSV',
  'map.area.outline': 'Save the outline as GeoJSON',
  'map.area.fileFailed': 'The file could not be made. Try again.',
  'map.area.fault.json': 'This file is not GeoJSON that we can read.',
  'map.area.fault.noArea': 'There is no area in this file. We read GeoJSON with a Polygon or a MultiPolygon.',
  'map.area.fault.degrees':
    'The coordinates in this file are not degrees. Save it as GeoJSON in WGS84, or name EPSG:28992 if it is in RD.',
  'map.area.fault.large': 'This file is too large: 5 MB and 50,000 points at most.',
  // Of a place and of an area.
  'place.over': 'Nothing has been reported since.',
  'place.companies': 'Who works here',
  'place.noCompanies': 'The registers name no company here.',
  'place.count.fields_one': '{{count, number}} field',
  'place.count.fields_other': '{{count, number}} fields',
  'place.count.licences_one': '{{count, number}} licence in force',
  'place.count.licences_other': '{{count, number}} licences in force',
  'place.count.facilities_one': '{{count, number}} mining facility',
  'place.count.facilities_other': '{{count, number}} mining facilities',
  'place.count.boreholes_one': '{{count, number}} borehole',
  'place.count.boreholes_other': '{{count, number}} boreholes',
  'place.production': 'What is produced',
  'place.field': 'Field',
  'place.amount': 'Amount in {{year}}',
  'place.share': 'That is {{share}} of what the country produced in that time.',
  'place.shareOfAll': 'That is {{share}} of the total of the country in that time.',
  'map.area.productionRule':
    'The fields that lie wholly or partly in this area are counted. A field counts as a whole.',
  'map.area.noProduction': 'There are no production figures of these fields.',
  'map.area.years': 'The page of each field has its other years.',
  'place.changes': 'What changed lately',
  'place.noChanges': 'Nothing changed here in the versions that we keep.',
  'map.area.changesRead': 'We checked the newest {{read, number}} of {{total, number}} changes nationwide.',
  'map.area.readOn': 'Go further back',
  'map.area.lost_one':
    'Nationwide, {{count, number}} field, licence or seismic survey was removed or moved. We cannot tell here where it used to be. It may have been in this area:',
  'map.area.lost_other':
    'Nationwide, {{count, number}} fields, licences or seismic surveys were removed or moved. We cannot tell here where they used to be. It may have been in this area:',
  'map.area.lost.of': '{{kind}}: {{count, number}} ({{version}})',
  // What became of a row between two versions.
  'change.added': 'Added',
  'change.removed': 'Removed',
  'change.changed': 'Changed',
  'change.empty': 'empty',
  'change.yes': 'yes',
  'change.no': 'no',
  'change.version': 'version {{version}} of {{day}}',
} as const
