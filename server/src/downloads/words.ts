import { wordsFrom } from '../answer/words-from.ts'

/** The words of the page with the downloads of the whole dataset. */
export const wordsIn = wordsFrom({
  nl: {
    title: 'Alles downloaden',
    lead: 'De hele dataset in één bestand, of elk register en elke tabel met productiecijfers apart. Wie zo’n pakket weer importeert, krijgt dezelfde gegevens.',
    beingMade: 'De bestanden worden nu gemaakt. Probeer het over een paar minuten nog eens.',
    whole: 'De hele dataset als datapakket: CSV en GeoJSON met een beschrijving, en de documenten',
    sqlite: 'Alle tabellen als SQLite-bestand, met tabellen die kolommen en codes uitleggen',
    part: 'als datapakket',
    checksums: 'De controlegetallen van alle bestanden, voor sha256sum --check',
    content: 'Inhoud',
    file: 'Bestand',
    size: 'Grootte',
    licence: 'Licentie',
    version: 'Versie',
  },
  en: {
    title: 'Download everything',
    lead: 'The whole dataset in one file, or each register and each table of production figures by itself. Importing such a package gives the same data.',
    beingMade: 'The files are being made. Try again in a few minutes.',
    whole: 'The whole dataset as a data package: CSV and GeoJSON with a description, and the documents',
    sqlite: 'All tables as a SQLite file, with tables that explain the columns and the codes',
    part: 'as a data package',
    checksums: 'The checksums of all files, for sha256sum --check',
    content: 'Content',
    file: 'File',
    size: 'Size',
    licence: 'Licence',
    version: 'Version',
  },
})
