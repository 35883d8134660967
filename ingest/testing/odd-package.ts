import { collection, feature, type Changes } from './small-package.ts'

const area = (west: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, 53],
      [west + 0.1, 53],
      [west + 0.1, 53.123456789012],
      [west, 53],
    ],
  ],
})

const tables = {
  boreholes: 'boreholes.csv',
  fields: 'fields.geojson',
  licences: 'licences.geojson',
  'seismic-surveys-3d': 'seismic-surveys-3d.geojson',
  'geothermal-figures': 'geothermal-figures.csv',
  documents: 'documents.csv',
  'log-documents': 'log-documents.csv',
  codes: 'codes.csv',
}

/** What a package may hold and what is easily lost on the way: the files that differ from those of the small package. */
export const oddFiles: Changes = {
  'seismic-lines.geojson': null,
  'seismic-surveys-2d.geojson': null,
  'datapackage.json': JSON.stringify({
    name: 'odd',
    title: 'Een "vreemd" pakket',
    version: '2026.1 <b>',
    created: '2026-02-03T04:05:06Z',
    licenses: [{ title: 'Vrij, met naam', path: 'https://example.org/licence?a=1&b=2' }],
    sources: [{ title: 'Een archief' }, { title: 'Metingen, "oud"' }],
    translations: {
      en: { title: 'An odd package', licence: 'Free', sources: ['An archive', 'Measurements'] },
    },
    provisionalFrom: '2024-02',
    resources: Object.entries(tables).map(([name, path]) => ({ name, path })),
  }),
  'boreholes.csv':
    'boreholeDbk,boreholeName,shortName,startDate,resultCode,fieldCode,longitudeWgs84,latitudeWgs84,endAhDepthInMeters,endDx,aliasName,rigName\n' +
    '2569923610,"\'t Zandt, ""noord""-01",NA,1850-02-03,GAS,OVN,6.700000123456789,53.3,1234.56789,1e-7,"a|b\nc\r\nd",=SUM(A1)\n' +
    '2,K12-06,-,,HELIUM,,,,-0.005,123456789012345680000,"""","tab\there"\n' +
    '10,Ørsted’s “café” 😀,#1,2024-02-29,helium,,,,0,,null,\\N\n',
  'fields.geojson': collection(
    feature({ fieldDbk: 712, fieldName: 'Zonder omtrek', fieldCode: 'ZO' }),
    feature(
      { fieldDbk: 711, fieldName: 'Oosterveen', fieldCode: 'OVN' },
      { ...area(6), bbox: [6, 53, 6.1, 53.2] },
    ),
  ),
  'licences.geojson': collection(
    feature({ gdnrCollectionId: 'é', licenceName: 'Leeg', licensees: [] }),
    feature(
      {
        gdnrCollectionId: 'Z',
        licenceName: 'Twee delen',
        licensees: ['A|B', 'C "D"', 'E, F'],
        areaNames: ['Noord'],
      },
      area(4),
    ),
    feature(
      {
        gdnrCollectionId: 'Z',
        licenceName: 'Twee delen',
        licensees: ['A|B', 'C "D"', 'E, F'],
        areaNames: ['Zuid'],
      },
      area(5),
    ),
    feature({ gdnrCollectionId: 'B', licenceName: 'Geen namen' }),
  ),
  'geothermal-figures.csv':
    'boreholeDbk,wellName,startDate,h2oProd\n2,GT-01,2024-02-15,0.1234567890123\n2,GT-01,2024-01,12\n',
  'documents.csv':
    'assetBfileDbk,boreholeDbk,fullTitle,filePath\n' +
    '1,2,Rapport,files/naïef 1/rapport & bijlage.txt\n2,2,Zelfde rapport,files/naïef 1/rapport & bijlage.txt\n' +
    '3,2,Nergens,\n',
  'log-documents.csv': 'documentBfileDbk,boreholeDbk,fileName,filePath\n1,2,leeg.las,files/leeg.las\n',
  'files/naïef 1/rapport & bijlage.txt': new Uint8Array([0, 255, 13, 10, 34]),
  'files/leeg.las': '',
  'codes.csv':
    'list,code,nl,en,definition,sameAs\n' +
    'boreholeResult,Z.9,Zed,,,\nboreholeResult,HELIUM,"Helium, gas",Helium,"Helium,\nworth ""producing""",\n' +
    'boreholeResult,Oude naam,,,,GAS\nboreholeStatus,Abandoned,Weg,Gone,,\n',
}
