import type { ColumnDefinitionsOf, Definition } from '../definition.ts'

/** What is said of a file, be it a document or a log. */
const fileColumns = {
  fileTypeCode: {
    nl: 'Het formaat van het bestand, dat bepaalt welk programma het kan lezen.',
    en: 'The format of the file, which decides which programs can read it.',
  },
  fileSize: {
    nl: 'Hoe groot het bestand is om te downloaden, in bytes.',
    en: 'How large the file is to download, in bytes.',
  },
  fileAddress: {
    nl: 'Het adres van het bestand als dat ergens anders op internet staat. Een bezoeker gaat dan naar dat adres.',
    en: 'The address of the file where it is elsewhere on the internet. Visitors are then led to that address.',
  },
  filePath: {
    nl: 'De plaats van het bestand in het datapakket. Leeg als het ergens anders staat of er niet is.',
    en: 'The place of the file in the data package. Empty where it is elsewhere or there is none.',
  },
} as const satisfies Record<string, Definition>

export const documents: ColumnDefinitionsOf<'documents'> = {
  ...fileColumns,
  assetBfileDbk: {
    nl: 'Het unieke nummer van het document, waarmee het bestand wordt opgevraagd.',
    en: 'The unique number of the document, by which its file is requested.',
  },
  boreholeDbk: {
    nl: 'De boring waar het document over gaat, met haar boorgat-id.',
    en: 'The borehole that the document is about, by its borehole ID.',
  },
  fullTitle: {
    nl: 'Hoe het document volgens het archief heet, in de taal van het document.',
    en: 'What the document is called in the archive, in the language of the document.',
  },
  barCodeTitle: {
    nl: 'De korte aanduiding bij de barcode van het document in het archief.',
    en: 'The short label that goes with the barcode of the document in the archive.',
  },
  assetTypeCode: {
    nl: 'Wat het document is: een verslag, gegevens van een meting of een tekening. Het formaat staat in een eigen kolom.',
    en: 'What the document is: a report, measured data or a drawing. Its file format has a column of its own.',
  },
  hasBfile: {
    nl: 'Of het register een digitaal bestand van het document heeft. Sommige documenten zijn er alleen op papier.',
    en: 'Whether the register has a digital file of the document. Some documents exist on paper only.',
  },
  lost: {
    nl: 'Of het document niet meer in het archief te vinden is.',
    en: 'Whether the document can no longer be found in the archive.',
  },
}

export const logDocuments: ColumnDefinitionsOf<'log-documents'> = {
  ...fileColumns,
  documentBfileDbk: {
    nl: 'Het unieke nummer van het bestand met boorgatmetingen, waarmee het wordt opgevraagd.',
    en: 'The unique number of the file of well logs, by which it is requested.',
  },
  boreholeDbk: {
    nl: 'De boring waarin is gemeten, met haar boorgat-id.',
    en: 'The borehole in which the measurements were made, by its borehole ID.',
  },
  fileName: {
    nl: 'Hoe het bestand heet, zoals het is aangeleverd.',
    en: 'What the file is called, as it was submitted.',
  },
  topDepth: {
    nl: 'Waar de meting boven begint, in meters langs het gat vanaf het referentievlak van de boring.',
    en: 'Where the log begins at its top, in metres along the hole from the reference level of the borehole.',
  },
  bottomDepth: {
    nl: 'Tot waar de meting onder reikt, in meters langs het gat vanaf het referentievlak van de boring.',
    en: 'How far down the log reaches, in metres along the hole from the reference level of the borehole.',
  },
  descriptionCode: {
    nl: 'Of het bestand de metingen van één keer heeft, of van meer keren samen.',
    en: 'Whether the file has the measurements of one run, or of several runs merged.',
  },
  resultCode: {
    nl: 'Een code van de bron over hoe de meting is gelukt. Dit is niet het resultaat van de boring.',
    en: 'A code of the source for how the logging turned out. This is not the result of the borehole.',
  },
  documentGroup: {
    nl: 'De groep waaronder het bestand in de lijst van logs staat, naar inhoud en formaat.',
    en: 'The group under which the list of logs has the file, by content and format.',
  },
}
