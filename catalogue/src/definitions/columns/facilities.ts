import type { ColumnDefinitionsOf } from '../definition.ts'

export const facilities: ColumnDefinitionsOf<'facilities'> = {
  facilityCode: {
    nl: 'De unieke korte code van het mijnbouwwerk. Boringen en productiecijfers verwijzen ermee naar het mijnbouwwerk.',
    en: 'The unique short code of the mining facility. Boreholes and production figures use it to refer to the facility.',
  },
  facilityName: {
    nl: 'De volledige naam van het platform, de locatie of de installatie.',
    en: 'The full name of the platform, site or installation.',
  },
  facilityType: {
    nl: 'Wat voor werk het is, zoals een platform op zee, een locatie op land of een installatie voor aardwarmte.',
    en: 'What kind of facility it is, such as an offshore platform, a site on land or a geothermal installation.',
  },
  facilityStatus: {
    nl: 'Of het mijnbouwwerk nu wordt gebouwd, werkt, stilstaat of is weggehaald.',
    en: 'Whether the mining facility is being built, works, is idle or has been removed.',
  },
  operatorName: {
    nl: 'Het bedrijf dat het mijnbouwwerk beheert.',
    en: 'The company that runs the mining facility.',
  },
  landSeaCode: {
    nl: 'Of het mijnbouwwerk op land of in zee staat. Binnenwater, zoals een meer, telt als land.',
    en: 'Whether the facility stands on land or at sea. Inland waters, such as a lake, count as land.',
  },
  blockCd: {
    nl: 'Het blok op zee waar het mijnbouwwerk staat, zoals K12.',
    en: 'The offshore block in which the facility stands, such as K12.',
  },
  provinceName: {
    nl: 'De provincie waar het mijnbouwwerk staat. Op zee is de waarde leeg.',
    en: 'The province in which the facility stands. It is empty offshore.',
  },
  municipalityName: {
    nl: 'De gemeente waar het mijnbouwwerk staat. Op zee is de waarde leeg.',
    en: 'The municipality in which the facility stands. It is empty offshore.',
  },
  startDate: {
    nl: 'De dag vanaf wanneer het mijnbouwwerk er staat.',
    en: 'The day from which the facility has been in place.',
  },
  longitudeWgs84: {
    nl: 'Waar het mijnbouwwerk staat, in graden oost (WGS84, EPSG:4326).',
    en: 'Where the facility stands, in degrees east (WGS84, EPSG:4326).',
  },
  latitudeWgs84: {
    nl: 'Waar het mijnbouwwerk staat, in graden noord (WGS84, EPSG:4326).',
    en: 'Where the facility stands, in degrees north (WGS84, EPSG:4326).',
  },
}
