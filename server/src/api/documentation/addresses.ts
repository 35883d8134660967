import type { Language } from '@datacentre/catalogue/texts/index'
import { escapeHtml } from '../../answer/escape-html.ts'
import type { Asked } from '../../features/api-base.ts'
import { tableHtml } from '../../features/html/frame.ts'
import { wordsIn } from './words.ts'

type InBoth = Readonly<Record<Language, string>>

/** An address beside the calls: what it answers, what it takes, and one that answers. */
type Documented = {
  readonly id: string
  readonly path: string
  readonly what: InBoth
  readonly parameters: readonly (readonly [name: string, meaning: InBoth])[]
  readonly example: string
}

const version = [
  'version',
  { nl: 'het nummer van een oude versie', en: 'the number of an old version' },
] as const
const lang = ['lang', { nl: 'nl of en', en: 'nl or en' }] as const
const f = ['f', { nl: 'de vorm van het antwoord', en: 'the form of the answer' }] as const

export const documentedAddresses: readonly Documented[] = [
  {
    id: 'address-files',
    path: '/files/TABLE.FORMAT',
    what: {
      nl: 'De rijen van een lijst, van cijfers of van een kaartlaag als bestand: xlsx, csv, json, geojson, gpkg, fgb of parquet.',
      en: 'The rows of a list, of figures or of a map layer as a file: xlsx, csv, json, geojson, gpkg, fgb or parquet.',
    },
    parameters: [
      ['searchByName, status, …', { nl: 'de filters van het scherm', en: 'the filters of the screen' }],
      ['order', { nl: 'de kolom waarop u sorteert', en: 'the column to order by' }],
      [
        'keys',
        {
          nl: 'sleutels van rijen, met komma’s ertussen, hooguit 400; niet samen met filters',
          en: 'keys of rows with commas between them, 400 at most; not together with filters',
        },
      ],
      [
        'form',
        {
          nl: 'alleen bij cijfers: wide (zoals gemeld), long (een rij per maand) of series (de reeksen van de grafiek, met step en by, of die van hoogstens vijf namen met compare)',
          en: 'for figures only: wide (as reported), long (a row a month) or series (what the chart draws, with step and by, or that of up to five names with compare)',
        },
      ],
      version,
      lang,
    ],
    example: '/files/boreholes.csv?onOffshore=OFF',
  },
  {
    id: 'address-items',
    path: '/api/v1/collections/COLLECTION/items',
    what: {
      nl: 'De objecten van een register of de cijfers volgens OGC API Features, per bladzijde.',
      en: 'The objects of a register, or the figures, after OGC API Features, a page at a time.',
    },
    parameters: [
      [
        'limit, offset',
        { nl: 'hoeveel (hooguit 10.000) en vanaf welke', en: 'how many (10,000 at most) and from which' },
      ],
      [
        'bbox, bbox-crs',
        { nl: 'een gebied, en het coördinatensysteem daarvan', en: 'an area, and its coordinate system' },
      ],
      ['crs', { nl: 'het coördinatensysteem van het antwoord', en: 'the coordinate system of the answer' }],
      [
        'datetime',
        { nl: 'een dag of een periode, zoals 2001-01-01/..', en: 'a day or a period, such as 2001-01-01/..' },
      ],
      ['q', { nl: 'woorden in namen en codes', en: 'words in names and codes' }],
      [
        'resultCode, …',
        { nl: 'een eigenschap met precies deze waarde', en: 'a property with exactly this value' },
      ],
      [
        'filter, filter-crs',
        {
          nl: 'een voorwaarde in CQL2-tekst: =, <>, <, >, LIKE, IN, BETWEEN, IS NULL, S_INTERSECTS, AND, OR, NOT',
          en: 'a condition in CQL2 text: =, <>, <, >, LIKE, IN, BETWEEN, IS NULL, S_INTERSECTS, AND, OR, NOT',
        },
      ],
      [
        'sortby',
        {
          nl: 'hooguit vijf eigenschappen, met - ervoor aflopend',
          en: 'five properties at most; with - before it, descending',
        },
      ],
      ['properties', { nl: 'de eigenschappen die u wilt', en: 'the properties that you want' }],
      [
        'f',
        {
          nl: 'json, html of een bestand: xlsx, csv, geojson, gpkg, fgb, parquet',
          en: 'json, html or a file: xlsx, csv, geojson, gpkg, fgb, parquet',
        },
      ],
      version,
      lang,
    ],
    example: `/api/v1/collections/boreholes/items?limit=10&filter=${encodeURIComponent("resultCode = 'GAS' AND S_INTERSECTS(geometry,BBOX(4,52,6,54))").replaceAll("'", '%27')}`,
  },
  {
    id: 'address-changes',
    path: '/changes/TABLE',
    what: {
      nl: 'Wat er tussen twee versies veranderd is, rij voor rij en kolom voor kolom.',
      en: 'What changed between two versions, row by row and column by column.',
    },
    parameters: [
      ['from, to', { nl: 'de nummers van twee versies', en: 'the numbers of two versions' }],
      ['key', { nl: 'alleen dit object', en: 'this object only' }],
      ['bbox', { nl: 'alleen dit gebied', en: 'this area only' }],
      ['f', { nl: 'json, html of atom', en: 'json, html or atom' }],
      lang,
    ],
    example: '/changes/boreholes?f=atom',
  },
  {
    id: 'address-codes',
    path: '/codes, /columns',
    what: {
      nl: 'Het codeboek en alle kolommen, met hun betekenis.',
      en: 'The code book and every column, with their meanings.',
    },
    parameters: [f, lang],
    example: '/codes?f=json',
  },
  {
    id: 'address-dcat',
    path: '/dcat',
    what: {
      nl: 'Een beschrijving van de datasets voor andere portalen (DCAT-AP 3).',
      en: 'A description of the datasets for other portals (DCAT-AP 3).',
    },
    parameters: [lang],
    example: '/dcat',
  },
  {
    id: 'address-overview',
    path: '/overview, /overview/CHART, /embed/CHART',
    what: {
      nl: 'Het land in cijfers: elke grafiek met haar zin en getallen, als pagina, JSON, CSV en SVG, en als stukje voor een andere site.',
      en: 'The country in figures: each chart with its sentence and numbers, as a page, JSON, CSV and SVG, and as a frame for another site.',
    },
    parameters: [f, lang],
    example: '/overview/gas-produced?f=csv',
  },
  {
    id: 'address-companies',
    path: '/companies, /companies/COMPANY',
    what: {
      nl: 'De bedrijven in de registers, en van elk bedrijf de boringen, velden, vergunningen en productie.',
      en: 'The companies in the registers, and for each company its boreholes, fields, licences and production.',
    },
    parameters: [
      ['searchByName', { nl: 'een deel van de naam', en: 'part of the name' }],
      [
        'order',
        {
          nl: 'name, owned, idle, drilled, fields of licences',
          en: 'name, owned, idle, drilled, fields or licences',
        },
      ],
      f,
      lang,
    ],
    example: '/companies?order=idle&f=json',
  },
  {
    id: 'address-place',
    path: '/place/KIND/KEY',
    what: {
      nl: 'Wat er onder een plek ligt en wat er binnen een afstand ligt: velden, vergunningen, boringen met hun pad en einde, productie, bedrijven, surveys en wijzigingen. KIND is town, municipality (code van het CBS), province, block of point (breedte,lengte in WGS84).',
      en: 'What lies under a place and within a distance of it: fields, licences, boreholes with their paths and ends, production, companies, surveys and changes. KIND is town, municipality (code of Statistics Netherlands), province, block or point (latitude,longitude in WGS84).',
    },
    parameters: [
      [
        'distance',
        {
          nl: 'meters rond de plek: 500 tot 25.000, bij een gebied ook 0',
          en: 'metres around the place: 500 to 25,000, for an area also 0',
        },
      ],
      ['f', { nl: 'json, html, geojson, csv of atom', en: 'json, html, geojson, csv or atom' }],
      lang,
    ],
    example: '/place/point/53.33,6.75?distance=10000&f=json',
  },
  {
    id: 'address-search',
    path: '/search',
    what: {
      nl: 'Eén zoekopdracht over alle objecten, bedrijven, plaatsen en pagina’s: per soort de beste resultaten en hun aantal.',
      en: 'One search over all objects, companies, places and pages: the best results of each kind, and how many there are.',
    },
    parameters: [
      ['q', { nl: 'een deel van een naam, code of nummer', en: 'part of a name, code or number' }],
      ['limit', { nl: 'hoeveel per soort, hooguit 50', en: 'how many of each kind, 50 at most' }],
      f,
      lang,
    ],
    example: '/search?q=k12&f=json',
  },
  {
    id: 'address-quality',
    path: '/quality, /quality/RULE',
    what: {
      nl: 'Wat er in de gegevens niet klopt of ontbreekt, per regel, als pagina, JSON en CSV.',
      en: 'What is wrong or missing in the data, rule by rule, as a page, JSON and CSV.',
    },
    parameters: [f, lang],
    example: '/quality/missing-position?f=csv',
  },
]

/** What can be asked of the addresses that stand beside the calls. */
export function addressesHtml({ language, home }: Asked): string {
  const word = wordsIn(language)
  return documentedAddresses
    .map(({ id, path, what, parameters, example }) => {
      const rows = parameters.map(
        ([name, meaning]) =>
          `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(meaning[language])}</td></tr>`,
      )
      const href = `${home}${example}`
      return `<section aria-labelledby="${id}"><h3 id="${id}"><code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(what[language])}</p>
${tableHtml(`${path}: ${word('parameter')}`, [word('parameter'), word('meaning')], rows)}
<pre tabindex="0" role="group" aria-label="${escapeHtml(path)}: curl"><code>curl '${escapeHtml(href)}'</code></pre></section>`
    })
    .join('\n')
}
