import { speak, type Language } from '@datacentre/catalogue/texts/index'
import { writeDay } from '@datacentre/catalogue/time/days'
import { filePath, formatsFor, type FileFormat } from '@datacentre/catalogue/wire/files'
import { packageFile, SQLITE_FILE, WHOLE_DATASET } from '@datacentre/catalogue/wire/dataset-files'
import type { Collection } from '../collections/collections.ts'
import { CONFORMS_TO, extentOf, shownCollections } from '../features/documents.ts'
import { fileKinds } from '../files/file-kinds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { textsOf } from '../version-texts.ts'

type Json = Readonly<Record<string, unknown>>

const EU = 'http://publications.europa.eu/resource/authority'

/** What the publications office of the European Union calls our kinds of files. */
const fileTypes: Readonly<Record<FileFormat, string>> = {
  xlsx: 'XLSX',
  csv: 'CSV',
  json: 'JSON',
  geojson: 'GEOJSON',
  gpkg: 'GPKG',
  fgb: 'OCTET',
  parquet: 'PARQUET',
}

const inBoth = (say: (language: Language) => string): Json[] =>
  (['nl', 'en'] as const).map((language) => ({ '@language': language, '@value': say(language) }))

const link = (id: string): Json => ({ '@id': id })

const CONTEXT = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  vcard: 'http://www.w3.org/2006/vcard/ns#',
  locn: 'http://www.w3.org/ns/locn#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  adms: 'http://www.w3.org/ns/adms#',
}

type Described = { readonly snapshot: Snapshot; readonly home: string }

/** The datasets, their files and the API as a catalogue of the European profile (DCAT-AP 3), as JSON-LD. */
export function catalogueDocument({ snapshot, home }: Described): Json {
  const { version } = snapshot
  const titled = (language: Language): string => textsOf(version)[language].title
  const common = {
    'dct:publisher': {
      '@id': `${home}/#publisher`,
      '@type': 'foaf:Agent',
      'foaf:name': inBoth((language) => speak(language)('site.name')),
    },
    'dct:language': [link(`${EU}/language/NLD`), link(`${EU}/language/ENG`)],
    'dct:modified': { '@type': 'xsd:date', '@value': writeDay(version.created ?? version.importedAt) },
    ...(version.licenceUrl !== null && { 'dct:license': link(version.licenceUrl) }),
  }
  const shown = shownCollections(snapshot)
  return {
    '@context': CONTEXT,
    '@id': `${home}/dcat`,
    '@type': 'dcat:Catalog',
    'dct:title': inBoth((language) => speak(language)('site.name')),
    'dct:description': inBoth(titled),
    'foaf:homepage': link(`${home}/`),
    'dcat:themeTaxonomy': link(`${EU}/data-theme`),
    ...common,
    'dcat:dataset': [
      wholeOf({ snapshot, home }, common),
      ...shown.map((collection) => datasetOf(collection, { snapshot, home }, common)),
    ],
    'dcat:service': {
      '@id': `${home}/api/v1`,
      '@type': 'dcat:DataService',
      'dct:title': inBoth((language) => `${speak(language)('site.name')}: OGC API Features`),
      'dcat:endpointURL': link(`${home}/api/v1`),
      'dcat:endpointDescription': link(`${home}/api/v1/openapi.json`),
      'dct:conformsTo': CONFORMS_TO.map(link),
      'dcat:servesDataset': shown.map(({ id }) => link(`${home}/dcat#${id}`)),
      ...common,
    },
  }
}

/** Everything at once: as the data package that it was imported from, and as a database. */
function wholeOf({ snapshot: { version }, home }: Described, common: Json): Json {
  const titled = (language: Language): string => textsOf(version)[language].title
  const files = [
    { name: packageFile(WHOLE_DATASET), media: 'application/zip', type: 'ZIP' },
    { name: SQLITE_FILE, media: 'application/vnd.sqlite3', type: 'OCTET' },
  ]
  return {
    '@id': `${home}/dcat#dataset`,
    '@type': 'dcat:Dataset',
    'dct:identifier': `${home}/dcat#dataset`,
    'dct:title': inBoth(titled),
    'dct:description': inBoth(titled),
    'dcat:theme': [link(`${EU}/data-theme/ENER`), link(`${EU}/data-theme/ENVI`)],
    'dct:accessRights': link(`${EU}/access-right/PUBLIC`),
    'dcat:version': version.packageVersion ?? String(version.id),
    'dcat:landingPage': link(`${home}/files`),
    ...common,
    'dcat:distribution': files.map(({ name, media, type }) => ({
      '@id': `${home}/files/${name}`,
      '@type': 'dcat:Distribution',
      'dct:title': inBoth((language) => `${titled(language)} (${name})`),
      'dcat:accessURL': link(`${home}/files`),
      'dcat:downloadURL': link(`${home}/files/${name}`),
      'dcat:mediaType': link(`https://www.iana.org/assignments/media-types/${media}`),
      'dct:format': link(`${EU}/file-type/${type}`),
      ...(version.licenceUrl !== null && { 'dct:license': link(version.licenceUrl) }),
    })),
  }
}

function datasetOf(collection: Collection, { snapshot, home }: Described, common: Json): Json {
  const { id, geometry } = collection
  const { version } = snapshot
  const named = (language: Language): string => speak(language)(`table.${id}`)
  const served = snapshot.features.get(id)
  const box = served === undefined || geometry === null ? undefined : extentOf(served.file).spatial?.bbox[0]
  return {
    '@id': `${home}/dcat#${id}`,
    '@type': 'dcat:Dataset',
    'dct:identifier': `${home}/dcat#${id}`,
    'dct:title': inBoth(named),
    'dct:description': inBoth((language) => `${textsOf(version)[language].title}: ${named(language)}`),
    'dcat:theme': [link(`${EU}/data-theme/ENER`), link(`${EU}/data-theme/ENVI`)],
    'dct:accessRights': link(`${EU}/access-right/PUBLIC`),
    'dcat:version': version.packageVersion ?? String(version.id),
    'dcat:landingPage': link(`${home}/api/v1/collections/${id}?f=html`),
    'dcat:contactPoint': {
      '@type': 'vcard:Kind',
      'vcard:fn': speak('en')('site.name'),
      'vcard:hasEmail': link(`mailto:${speak('en')('contactEmail')}`),
    },
    ...(box !== undefined && {
      'dct:spatial': {
        '@type': 'dct:Location',
        'dcat:bbox': {
          '@type': 'http://www.opengis.net/ont/geosparql#wktLiteral',
          '@value': ringOf(box),
        },
      },
    }),
    ...common,
    'dcat:distribution': formatsFor(geometry !== null).map((format) => ({
      '@id': `${home}${filePath(id, format)}`,
      '@type': 'dcat:Distribution',
      'dct:title': inBoth((language) => `${named(language)} (${speak(language)(`fileFormat.${format}`)})`),
      'dcat:accessURL': link(`${home}${filePath(id, format)}`),
      'dcat:downloadURL': link(`${home}${filePath(id, format)}`),
      'dcat:mediaType': link(
        `https://www.iana.org/assignments/media-types/${fileKinds[format].type.split(';')[0]}`,
      ),
      'dct:format': link(`${EU}/file-type/${fileTypes[format]}`),
      ...(version.licenceUrl !== null && { 'dct:license': link(version.licenceUrl) }),
    })),
  }
}

const ringOf = ([west, south, east, north]: readonly number[]): string =>
  `POLYGON((${[
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
    .map((place) => place.join(' '))
    .join(',')}))`
