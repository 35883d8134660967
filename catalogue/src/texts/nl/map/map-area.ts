/** An area that a visitor draws or opens, and what lies in it. */
export const mapArea = {
  'map.area.here': 'Wat ligt in dit gebied?',
  'map.area.open': 'Open een gebied (GeoJSON)',
  'map.area.drawn': 'Getekend gebied',
  'map.area.from': 'Gebied uit {{file}}',
  'map.area.private': 'Dit gebied blijft in uw browser. Het gaat niet naar de server.',
  'map.area.holds':
    'In of onder dit gebied van {{area}} liggen: {{fields}}, {{boreholes}}, {{licences}} van kracht.',
  'map.area.onlyUnder_one':
    'Van {{count, number}} boring ligt het begin ergens anders: alleen het pad of het einde ligt hier.',
  'map.area.onlyUnder_other':
    'Van {{count, number}} boringen ligt het begin ergens anders: alleen het pad of het einde ligt hier.',
  'map.area.nothing': 'In of onder dit gebied van {{area}} ligt niets uit de registers.',
  'map.area.all': 'Toon alle {{count, number}}',
  'map.area.downloads': 'Downloaden',
  'map.area.geojson': 'Download alles als GeoJSON',
  'map.area.csv': 'Download de lijst als CSV',
  'map.area.outline': 'Bewaar de omtrek als GeoJSON',
  'map.area.fileFailed': 'Het bestand kon niet worden gemaakt. Probeer het opnieuw.',
  'map.area.fault.json': 'Dit bestand is geen GeoJSON die wij kunnen lezen.',
  'map.area.fault.noArea':
    'In dit bestand staat geen gebied. Wij lezen GeoJSON met een Polygon of MultiPolygon.',
  'map.area.fault.degrees':
    'De coördinaten in dit bestand zijn geen graden. Bewaar het als GeoJSON in WGS84, of noem EPSG:28992 als het RD is.',
  'map.area.fault.large': 'Dit bestand is te groot: hooguit 5 MB en 50.000 punten.',
  // Of a place and of an area.
  'place.over': 'Daarna is niets meer gemeld.',
  'place.companies': 'Wie werkt hier',
  'place.noCompanies': 'De registers noemen hier geen bedrijf.',
  'place.count.fields_one': '{{count, number}} veld',
  'place.count.fields_other': '{{count, number}} velden',
  'place.count.licences_one': '{{count, number}} vergunning van kracht',
  'place.count.licences_other': '{{count, number}} vergunningen van kracht',
  'place.count.facilities_one': '{{count, number}} mijnbouwwerk',
  'place.count.facilities_other': '{{count, number}} mijnbouwwerken',
  'place.count.boreholes_one': '{{count, number}} boring',
  'place.count.boreholes_other': '{{count, number}} boringen',
  'place.production': 'Wat wordt er geproduceerd',
  'place.field': 'Veld',
  'place.amount': 'Hoeveelheid in {{year}}',
  'place.share': 'Dat is {{share}} van wat het land in die tijd produceerde.',
  'place.shareOfAll': 'Dat is {{share}} van het totaal van het land in die tijd.',
  'map.area.productionRule':
    'Geteld zijn de velden die in of voor een deel in dit gebied liggen. Een veld telt in zijn geheel.',
  'map.area.noProduction': 'Van deze velden zijn er geen productiecijfers.',
  'map.area.years': 'Andere jaren staan bij elk veld.',
  'place.changes': 'Wat is er onlangs veranderd',
  'place.noChanges': 'In de versies die wij bewaren, is hier niets veranderd.',
  'map.area.changesRead':
    'Wij keken de nieuwste {{read, number}} van {{total, number}} wijzigingen in het hele land na.',
  'map.area.readOn': 'Kijk verder terug',
  'map.area.lost_one':
    'In het hele land is {{count, number}} veld, vergunning of seismisch onderzoek vervallen of verplaatst. Waar dat eerst lag, weten wij hier niet. Misschien was het in dit gebied:',
  'map.area.lost_other':
    'In het hele land zijn {{count, number}} velden, vergunningen of seismische onderzoeken vervallen of verplaatst. Waar die eerst lagen, weten wij hier niet. Misschien was dat in dit gebied:',
  'map.area.lost.of': '{{kind}}: {{count, number}} ({{version}})',
  // What became of a row between two versions.
  'change.added': 'Nieuw',
  'change.removed': 'Vervallen',
  'change.changed': 'Gewijzigd',
  'change.empty': 'leeg',
  'change.fromTo': 'van {{before}} naar {{after}}',
  'change.yes': 'ja',
  'change.no': 'nee',
  'change.version': 'versie {{version}} van {{day}}',
} as const
