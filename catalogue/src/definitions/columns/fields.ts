import type { ColumnDefinitionsOf } from '../definition.ts'

export const fields: ColumnDefinitionsOf<'fields'> = {
  fieldDbk: {
    nl: 'Het unieke nummer van het veld. Productiecijfers verwijzen ermee naar het veld.',
    en: 'The unique number of the field. Production figures use it to refer to the field.',
  },
  fieldName: {
    nl: 'De naam van het veld, vaak die van een plaats of van een blok op zee.',
    en: 'The name of the field, often that of a place or of an offshore block.',
  },
  fieldCode: {
    nl: 'De korte code van het veld, die geen ander veld heeft. Boringen verwijzen ermee naar het veld.',
    en: 'The short code of the field, which no other field has. Boreholes use it to refer to the field.',
  },
  fieldLegend: {
    nl: 'Wat er in het veld zit of wordt bewaard, zoals gas, olie, zout of warm water.',
    en: 'What the field holds or keeps in store, such as gas, oil, salt or hot water.',
  },
  fieldOperator: {
    nl: 'Het bedrijf dat het werk in het veld leidt. Andere bedrijven kunnen mede houder van de vergunning zijn.',
    en: 'The company that runs the field. Other companies may hold the licence together with it.',
  },
  fieldOperatorCode: {
    nl: 'De korte code van het bedrijf dat het veld leidt. De lijst van velden filtert hierop.',
    en: 'The short code of the company that runs the field. The list of fields is filtered by it.',
  },
  fieldDiscoveryYear: {
    nl: 'Het jaar waarin een boring het veld aantoonde. De winning kan veel later beginnen.',
    en: 'The year in which a borehole proved the field. Production may start much later.',
  },
  prodStartDate: {
    nl: 'De dag waarop de winning uit het veld begon. 1 januari 1800 of 1801 staat voor een onbekende dag.',
    en: 'The day on which production from the field began. 1 January 1800 or 1801 stands for an unknown day.',
  },
  fieldStatus: {
    nl: 'Hoe het veld er nu voor staat: nog niet in gebruik, in productie, gestopt of in gebruik als opslag.',
    en: 'The present state of the field: not in use yet, in production, stopped or used for storage.',
  },
  fieldDiscoveryName: {
    nl: 'De naam van de boring die het veld aantoonde.',
    en: 'The name of the borehole that proved the field.',
  },
  geoStratUnitCodes: {
    nl: 'De lagen gesteente waarin de delfstof van het veld zit, als codes met komma’s ertussen.',
    en: 'The layers of rock that hold the mineral of the field, as codes separated by commas.',
  },
  landSeaCode: {
    nl: 'Of het veld onder land of onder de zee ligt. Binnenwater, zoals een meer, telt als land.',
    en: 'Whether the field lies beneath land or the sea. Inland waters, such as a lake, count as land.',
  },
  licencedAreas: {
    nl: 'De namen van de vergunningen voor het gebied van het veld, met komma’s ertussen.',
    en: 'The names of the licences for the area of the field, separated by commas.',
  },
  discoveryBoreholeDbk: {
    nl: 'De boring die het veld aantoonde, met haar boorgat-id. De naam staat in een eigen kolom.',
    en: 'The borehole that proved the field, by its borehole ID. Its name has a column of its own.',
  },
  licenceCollectionIds: {
    nl: 'De id’s van de vergunningen voor het gebied van het veld, met komma’s ertussen. De namen staan in een eigen kolom.',
    en: 'The IDs of the licences for the area of the field, separated by commas. Their names have a column of their own.',
  },
}
