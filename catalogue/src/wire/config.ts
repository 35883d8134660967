import { Type, type Static } from 'typebox'
import type { Texts as AllTexts } from '../texts/languages.ts'
import { groupings } from '../production/series/picture.ts'
import { DatasetTexts } from './dataset-texts.ts'

/** A version of the dataset that was loaded before, or stands. */
const DatasetVersion = Type.Object({
  version: Type.Integer(),
  packageVersion: Type.String(),
  importedAt: Type.Integer({ description: 'Unix time in ms' }),
  created: Type.Union([Type.String({ description: 'yyyy-MM-dd' }), Type.Null()]),
  texts: Type.Object({ nl: DatasetTexts, en: DatasetTexts }),
  rows: Type.Integer({ description: 'number of rows in all tables together' }),
})
export type DatasetVersion = Static<typeof DatasetVersion>

/** What the figures of a table cover. */
const FigureCoverage = Type.Object({
  subjects: Type.Integer({ description: 'how many wells, fields or mining facilities have figures' }),
  yearStart: Type.Integer({ description: 'the first year with figures' }),
  yearEnd: Type.Integer({ description: 'the last year with figures' }),
  groupings: Type.Array(Type.Enum([...groupings]), {
    description: 'what the chart of a selection can be divided by',
  }),
  opensBy: Type.Enum([...groupings], {
    description: 'what that chart is divided by on a page that was asked nothing',
  }),
})

/** Which data are served. */
export const Dataset = Type.Object({
  name: Type.String(),
  title: Type.String(),
  /** The version the package's maker gave it. */
  packageVersion: Type.String(),
  /** Ours: it grows by one with every import. */
  version: Type.Integer(),
  mapVersion: Type.String({
    description: 'used in the addresses of the map layers; changes when the dataset or the format changes',
  }),
  importedAt: Type.Integer({ description: 'Unix time in ms' }),
  created: Type.Union([Type.String({ description: 'yyyy-MM-dd' }), Type.Null()]),
  licence: Type.Object({
    name: Type.String(),
    url: Type.Union([Type.String(), Type.Null()]),
  }),
  texts: Type.Object(
    { nl: DatasetTexts, en: DatasetTexts },
    { description: 'title, licence and sources in both languages' },
  ),
  figuresUntil: Type.Union([
    Type.String({ description: 'yyyy-MM, the latest month with figures' }),
    Type.Null(),
  ]),
  provisionalFrom: Type.Union([
    Type.String({
      description: 'yyyy-MM, the month from which figures are provisional and may still change',
    }),
    Type.Null(),
  ]),
  demonstration: Type.Boolean(),
  rows: Type.Record(Type.String(), Type.Integer(), { description: 'number of rows in each table' }),
  expired: Type.Record(Type.String(), Type.Integer(), {
    description: 'of registers whose rows can expire: how many have',
  }),
  figures: Type.Record(Type.String(), FigureCoverage, {
    description: 'what each table of production figures covers; one without figures is left out',
  }),
  absent: Type.Array(Type.String(), {
    description: 'the tables without data: their lists, figures and layers are not shown',
  }),
  versions: Type.Array(DatasetVersion, {
    description: 'this version and those before it that are kept, the newest first',
  }),
})
export type Dataset = Static<typeof Dataset>

/** A base map that the operator configured: pictures in the tiling scheme of the national grid. */
export const BaseMap = Type.Object({
  title: Type.Union([Type.String(), Type.Null()]),
  url: Type.String({ description: 'address of a tile, with {z}, {x} and {y}' }),
  attribution: Type.String({ description: 'the attribution shown on the map' }),
})
export type BaseMap = Static<typeof BaseMap>

/** What is written down of every request, beside what was asked and how it went. */
export const AccessLog = Type.Object({
  clients: Type.Boolean({ description: 'whether the addresses of visitors are in the log' }),
  keptDays: Type.Union([Type.Integer(), Type.Null()], {
    description: 'how many days the operator keeps the log, where that was said',
  }),
})
export type AccessLog = Static<typeof AccessLog>

/** A box on the earth. */
const Degrees = Type.Object({
  west: Type.Number(),
  south: Type.Number(),
  east: Type.Number(),
  north: Type.Number(),
})

/** What the map shows first. */
const StartView = Type.Object({
  longitude: Type.Number(),
  latitude: Type.Number(),
  zoom: Type.Number({ description: 'as in the address of the map' }),
})
export type StartView = Static<typeof StartView>

const PageTitle = Type.Object({
  name: Type.String({ description: 'its address is pages/ and this name, below the prefix' }),
  title: Type.Object({ nl: Type.String(), en: Type.String() }),
})

/** What an organisation changed on the screens, beside their texts. */
export const SiteOnScreen = Type.Object({
  logo: Type.Union([
    Type.Object({
      address: Type.String({ description: 'below the prefix' }),
      width: Type.Integer(),
      height: Type.Integer(),
    }),
    Type.Null(),
  ]),
  partners: Type.Boolean({ description: 'whether the logos of our partners stand at the foot of the page' }),
  ownName: Type.Boolean({ description: 'whether the site has a name of its own' }),
  country: Type.Union([Degrees, Type.Null()], {
    description: 'the box around the country in degrees of WGS84, where it is not the Netherlands',
  }),
  startView: Type.Union([StartView, Type.Null()], {
    description: 'what the map shows first, where it is not the whole country',
  }),
  pages: Type.Array(PageTitle, { description: 'the pages of text that the organisation wrote' }),
})
export type SiteOnScreen = Static<typeof SiteOnScreen>

/** What the apps and scripts may know of this installation (D22). */
export const Config = Type.Object({
  nlogloketVersion: Type.String(),
  dataset: Type.Union([Dataset, Type.Null()]),
  pagedFrom: Type.Integer({
    description: 'lists with so many rows or more are shown page by page, from the server',
  }),
  datacentre: Type.String({ description: "the data centre's own prefix" }),
  mapviewer: Type.String({ description: "the map viewer's prefix" }),
  baseMap: Type.Union([BaseMap, Type.Null()]),
  accessLog: AccessLog,
  site: SiteOnScreen,
  pages: Type.Record(Type.String(), Type.String()),
})
export type Config = Static<typeof Config>

export const FeatureFlags = Type.Record(Type.String(), Type.String())

export const Texts = Type.Unsafe<AllTexts>(Type.Record(Type.String(), Type.String()))
