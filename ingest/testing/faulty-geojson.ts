import { collection, feature, smallFiles } from './small-package.ts'
import type { Faulty } from './faulty-tables.ts'

const text = (name: keyof typeof smallFiles): string => String(smallFiles[name])

const aField = (fieldDbk: number, others: object = {}): string =>
  feature({
    fieldDbk,
    fieldName: `field ${fieldDbk}`,
    fieldCode: fieldDbk === 1 ? 'OVN' : `F${fieldDbk}`,
    ...others,
  })

/** In GeoJSON files. */
export const faultyGeojson: readonly Faulty[] = [
  [
    'coordinates that are nested without end',
    {
      'fields.geojson': collection(
        `{"type":"Feature","properties":{},"geometry":{"type":"Polygon","coordinates":${'['.repeat(200_000)}${']'.repeat(200_000)}}}`,
      ),
    },
    /fields\.geojson:2 \(feature 1\): must not be nested deeper than 40 levels/,
  ],
  [
    'a collection of geometries',
    {
      'fields.geojson': collection(
        feature(
          { fieldDbk: 1, fieldName: 'A', fieldCode: 'OVN' },
          { type: 'GeometryCollection', geometries: [] },
        ),
      ),
    },
    /fields\.geojson:2 \(feature 1\) geometry: must be a Polygon or MultiPolygon, not GeometryCollection/,
  ],
  [
    'a geometry that does not say what it is, and a name without end that it cuts',
    {
      'fields.geojson': collection(
        `{"type":"Feature","properties":{"fieldDbk":1,"fieldName":"A","fieldCode":"OVN","${'x'.repeat(200_000)}":1},"geometry":{"coordinates":[[5,52]]}}`,
      ),
    },
    /column "x{59}… \(200002 characters\) is not one we know: ignored\n[^]*fields\.geojson:2 \(feature 1\) geometry: must be a Polygon or MultiPolygon, not one without a type/,
  ],
  [
    'a code of a field that is not unique',
    {
      'fields.geojson': `{"type":"FeatureCollection","features":[\n${feature({ fieldDbk: 1, fieldName: 'a', fieldCode: 'OVN' })},\n${feature({ fieldDbk: 2, fieldName: 'b', fieldCode: 'OVN' })}\n]}`,
    },
    /fields\.geojson:3 \(feature 2\) fieldCode "OVN": must be unique: feature 1 has the same/,
  ],
  [
    'half a character, alone or among names',
    {
      'fields.geojson': collection(feature({ fieldDbk: 1, fieldName: 'a\ud83d', fieldCode: 'OVN' })),
      'licences.geojson': collection(
        feature({ gdnrCollectionId: 'G', licenceName: 'A', licensees: ['A', '\ude00'] }),
      ),
    },
    /fields\.geojson:2 \(feature 1\) fieldName "a\\ud83d": must hold no control characters and no half characters\n.*licences\.geojson:2 \(feature 1\) licensees "\\ude00": must hold no control/,
  ],
  [
    'a GeoJSON file cut off',
    { 'fields.geojson': text('fields.geojson').slice(0, 120) },
    /fields\.geojson:2: ends before the list of features does: the file is cut off/,
  ],
  [
    'a geometry of the wrong kind, and one that is not in degrees',
    {
      'fields.geojson': `{"type":"FeatureCollection","features":[\n${feature({ fieldDbk: 1, fieldName: 'a', fieldCode: 'OVN' }, { type: 'Point', coordinates: [5, 52] })},\n${feature(
        { fieldDbk: 2, fieldName: 'b', fieldCode: 'B' },
        {
          type: 'Polygon',
          coordinates: [
            [
              [155000, 463000],
              [1, 1],
              [2, 2],
              [155000, 463000],
            ],
          ],
        },
      )}\n]}`,
    },
    /fields\.geojson:2 \(feature 1\) geometry: must be a Polygon or MultiPolygon, not Point[\s\S]*fields\.geojson:3 \(feature 2\) geometry: must be longitude and latitude in WGS84 degrees, not \[155000,463000\]/,
  ],

  [
    'a missing comma between features',
    { 'fields.geojson': collection(aField(1), aField(2)).replace('},\n', '}\n') },
    /fields\.geojson:3: must have a comma between its features/,
  ],
  [
    'a comma after the last feature',
    { 'fields.geojson': collection(aField(1)).replace('}\n]', '},\n]') },
    /fields\.geojson:3: has an extra comma between or after its features/,
  ],
  [
    'faults in a file of one line, by the number of the feature',
    { 'fields.geojson': collection(aField(1), aField(2, { fieldName: '' })).replaceAll('\n', '') },
    /fields\.geojson:1 \(feature 2\) fieldName "": must have a value/,
  ],
  [
    'a feature that is no JSON, by its number',
    { 'fields.geojson': collection(aField(1), '{"type":Feature}').replaceAll('\n', '') },
    /fields\.geojson:1 \(feature 2\): is not JSON here/,
  ],
  [
    'properties that are no object',
    { 'fields.geojson': collection('{"type":"Feature","properties":["a"],"geometry":null}') },
    /fields\.geojson:2 \(feature 1\): must have an object as its properties/,
  ],
  [
    'a property of another JSON type than its column',
    {
      'fields.geojson': collection(
        aField(1, {
          fieldName: { nl: 'a' },
          fieldOperator: true,
          licencedAreas: ['A', 'B'],
          fieldDiscoveryYear: [1984],
        }),
      ),
    },
    /fieldName "\{\\"nl\\":\\"a\\"\}": must be a text, not an object\n.*fieldOperator "true": must be a text, not a boolean\n.*fieldDiscoveryYear "\[1984\]": must be a year of four digits, 1500 to 2200, not an array\n.*licencedAreas .*: must be values separated by commas, not an array/,
  ],
  [
    'an array of names that holds a number',
    {
      'licences.geojson': collection(
        feature({ gdnrCollectionId: 'G', licenceName: 'A', licensees: ['A', 7] }),
      ),
    },
    /licensees "\[\\"A\\",7\]": must be an array of texts, not an array that holds anything but texts/,
  ],
  [
    'a number of lines that is not a whole one',
    {
      'seismic-surveys-2d.geojson': collection(
        feature({ id: 84, name: 'A', nrOfLines: 1.5 }),
        feature({ id: 85, name: 'B', nrOfLines: -1 }),
      ),
    },
    /\(feature 1\) nrOfLines "1.5": must be a whole number, and not below 0\n.*\(feature 2\) nrOfLines "-1": must be a whole/,
  ],
]
