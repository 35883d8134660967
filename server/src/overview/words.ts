import { wordsFrom } from '../answer/words-from.ts'

/** The words of the national overview. */
export const wordsIn = wordsFrom({
  nl: {
    title: 'Het land in cijfers',
    lead: 'Wat wordt er geproduceerd, geboord en vergund? Elke grafiek heeft een eigen adres. U kunt de cijfers ophalen, en de grafiek op uw eigen site zetten.',
    perYear: '{{what}} per jaar',
    perYearThere: '{{what}} per jaar, {{place}}',
    landAndSea: 'op land en op zee',
    geothermalPerYear: 'Aardwarmte: {{what}} per jaar',
    largestFields: 'Grootste gasvelden in {{year}}',
    largestOperators: 'Grootste operators van gas in {{year}}',
    fromFields:
      'In {{year}} kwam {{share}} van de gasproductie uit de {{count}} grootste velden. Het grootste was {{largest}}, met {{amount}} ({{own}}).',
    fromOperators:
      'In {{year}} kwam {{share}} van de gasproductie van de {{count}} grootste operators. De grootste was {{largest}}, met {{amount}} ({{own}}).',
    field: 'Veld',
    operator: 'Operator',
    wellsDrilled: 'Boringen per jaar en per doel',
    otherPurposes: 'Andere doelen',
    otherTypes: 'Andere soorten',
    drilledSentence:
      'Boringen die in {{year}} begonnen: {{count}}. De meeste begonnen in {{busiest}}: {{most}}. Sinds {{first}} zijn het er {{total}}.',
    drilledRule:
      'Een boring telt in het jaar waarin het boren begon. Boringen waarvan die dag niet bekend is of nog moet komen, tellen niet mee: {{count}}.',
    wellsByStatus: 'Status van alle boringen',
    statusSentence: 'Van de {{total}} boringen hebben er {{count}} ({{share}}) de status {{status}}.',
    licencesInForce: 'Vergunningen van kracht',
    licencesSentence:
      'In het register staan {{total}} vergunningen. Van kracht op {{day}}: {{count}}. Aangevraagd: {{applied}}.',
    licencesRule:
      'Elk jaar telt op dezelfde manier: een vergunning telt als zij op 31 december verleend was en nog niet vervallen, in het jaar van de gegevens op {{day}}. Een vergunning die volgens het register van kracht is, is niet vervallen, ook niet na haar einddatum. Vergunningen waarvan een datum ontbreekt, staan niet in de grafiek: {{count}}. Hiervan nu van kracht: {{inForce}}.',
    companies: 'Bedrijven',
    quality: 'Kwaliteit van de gegevens',
    total: 'Totaal',
    asTable: 'Toon als tabel',
    rows: 'Bekijk de gegevens',
    page: 'Eigen pagina van deze grafiek',
    embed: 'Op uw eigen site',
    embedLead:
      'Kopieer deze regel naar uw site. De grafiek gaat mee met nieuwe gegevens en zet geen cookies.',
    source: 'Bron',
    png: 'Download de grafiek als PNG',
    svg: 'Download de grafiek als SVG',
    csv: 'Download de cijfers als CSV',
    xlsx: 'Download de cijfers als spreadsheet',
    unit: 'Eenheid',
    contents: 'Grafieken op deze pagina',
    partial: '{{year}} loopt tot en met {{until}} en is daarom lichter getekend.',
  },
  en: {
    title: 'The country in figures',
    lead: 'What is produced, drilled and licensed? Each chart has an address of its own. You can download the figures and put the chart on your own site.',
    perYear: '{{what}} per year',
    perYearThere: '{{what}} per year, {{place}}',
    landAndSea: 'onshore and offshore',
    geothermalPerYear: 'Geothermal energy: {{what}} per year',
    largestFields: 'Largest gas fields in {{year}}',
    largestOperators: 'Largest gas operators in {{year}}',
    fromFields:
      'In {{year}}, {{share}} of gas production came from the {{count}} largest fields. The largest was {{largest}}, with {{amount}} ({{own}}).',
    fromOperators:
      'In {{year}}, {{share}} of gas production came from the {{count}} largest operators. The largest was {{largest}}, with {{amount}} ({{own}}).',
    field: 'Field',
    operator: 'Operator',
    wellsDrilled: 'Boreholes per year and purpose',
    otherPurposes: 'Other purposes',
    otherTypes: 'Other types',
    drilledSentence:
      'Boreholes on which drilling began in {{year}}: {{count}}. Most began in {{busiest}}: {{most}}. Since {{first}} there have been {{total}}.',
    drilledRule:
      'A borehole counts in the year in which drilling began. Boreholes of which that day is not known or still to come are not counted: {{count}}.',
    wellsByStatus: 'Status of all boreholes',
    statusSentence: 'Of the {{total}} boreholes, {{count}} ({{share}}) have the status {{status}}.',
    licencesInForce: 'Licences in force',
    licencesSentence:
      'The register has {{total}} licences. In force on {{day}}: {{count}}. Applied for: {{applied}}.',
    licencesRule:
      'Every year counts in the same way: a licence counts if on 31 December it had been granted and had not expired; in the year of the data, on {{day}}. A licence that is in force according to the register has not expired, even after its end date. Licences with a missing date are not in the chart: {{count}}. Of these, in force now: {{inForce}}.',
    companies: 'Companies',
    quality: 'Quality of the data',
    total: 'Total',
    asTable: 'Show as a table',
    rows: 'View the data',
    page: 'This chart on a page of its own',
    embed: 'On your own site',
    embedLead: 'Copy this line to your site. The chart is updated with new data and sets no cookies.',
    source: 'Source',
    png: 'Download the chart as PNG',
    svg: 'Download the chart as SVG',
    csv: 'Download the figures as CSV',
    xlsx: 'Download the figures as a spreadsheet',
    unit: 'Unit',
    contents: 'Charts on this page',
    partial: '{{year}} runs up to and including {{until}} and is therefore drawn lighter.',
  },
})
