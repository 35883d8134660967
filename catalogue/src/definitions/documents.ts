import type { DefinitionsOf } from './definition.ts'

export const assetType: DefinitionsOf<'assetType'> = {
  AERA: {
    nl: 'Een tekst over de boring, zoals een eindverslag of de uitkomst van een analyse.',
    en: 'A text about the borehole, such as a final report or the outcome of an analysis.',
  },
  ADBM: {
    nl: 'Gegevens van een meting in het gat, als getallen in een bestand.',
    en: 'Data recorded in the hole, as numbers in a file.',
  },
  ADPB: {
    nl: 'Een tekening van metingen of lagen langs de diepte, op papier of gescand.',
    en: 'A drawing of measurements or layers against depth, on paper or scanned.',
  },
}

export const fileType: DefinitionsOf<'fileType'> = {
  PDF: {
    nl: 'Een document om te lezen of te printen, dat op elk scherm hetzelfde is.',
    en: 'A document to read or print that looks the same on every screen.',
  },
  TIF: {
    nl: 'Een plaatje, meestal een scan van papier.',
    en: 'A picture, mostly a scan of paper.',
  },
  LAS: {
    nl: 'Boorgatmetingen als leesbare tekst, met een kop en een rij per diepte.',
    en: 'Well logs as readable text, with a header and a row for each depth.',
  },
  DLIS: {
    nl: 'Boorgatmetingen in een binair formaat waar veel metingen in passen. De opvolger van LIS.',
    en: 'Well logs in a binary format that holds many recordings. The successor of LIS.',
  },
  LIS: {
    nl: 'Boorgatmetingen in een ouder binair formaat, uit de tijd van magneetbanden.',
    en: 'Well logs in an older binary format, from the days of magnetic tape.',
  },
  ASC: {
    nl: 'Metingen als gewone tekst, zonder vaste indeling.',
    en: 'Measurements as plain text, with no fixed layout.',
  },
}

export const logDescription: DefinitionsOf<'logDescription'> = {
  CMP: {
    nl: 'Metingen van meer dan één keer, samengevoegd tot één doorlopend beeld van het gat.',
    en: 'Measurements of several runs, merged into one continuous picture of the hole.',
  },
  LOGRUN: {
    nl: 'De metingen van één keer dat de meetapparatuur in het gat ging.',
    en: 'The measurements of one trip of the tools into the hole.',
  },
}

export const documentGroup: DefinitionsOf<'documentGroup'> = {
  COMPOSITE_LOG_FILE: {
    nl: 'Bestanden waarin metingen van meer dan één keer zijn samengevoegd.',
    en: 'Files in which the measurements of several runs are merged.',
  },
  LAS_AND_ASCII_FILES: {
    nl: 'Bestanden met metingen als tekst, die elk programma kan lezen.',
    en: 'Files with measurements as text, which any program can read.',
  },
  DLIS_AND_LIS_FILES: {
    nl: 'Binaire bestanden zoals het meetbedrijf ze heeft geleverd. Eén bestand kan meer metingen bevatten.',
    en: 'Binary files as the logging company delivered them. One file may hold several recordings.',
  },
  LOGICAL_FILES_DLIS_AND_LIS: {
    nl: 'Losse metingen die uit een binair bestand met meer metingen zijn gehaald.',
    en: 'Single recordings that were taken out of a binary file with several.',
  },
}

export const logCurve: DefinitionsOf<'logCurve'> = {
  GR: {
    nl: 'De straling die gesteente zelf geeft. Klei straalt meestal meer dan zand of kalk.',
    en: 'The radiation that rock gives off by itself. Clay mostly gives off more than sand or limestone.',
  },
  SP: {
    nl: 'De elektrische spanning die vanzelf tussen gat en oppervlak ontstaat. Ze wijst lagen aan die vloeistof doorlaten.',
    en: 'The voltage that arises by itself between hole and surface. It points out layers that let fluids through.',
  },
  DT: {
    nl: 'De tijd die geluid over een vaste afstand in het gesteente nodig heeft. Daaruit volgt hoe poreus het is.',
    en: 'The time sound takes to travel a fixed distance through the rock, which tells how porous it is.',
  },
  RHOB: {
    nl: 'De massa van een volume gesteente met wat er in de poriën zit.',
    en: 'The mass of a volume of rock together with what fills its pores.',
  },
  NPHI: {
    nl: 'Hoeveel ruimte er tussen de korrels is, gemeten met neutronen die op waterstof botsen.',
    en: 'How much space there is between grains, measured by neutrons that collide with hydrogen.',
  },
  CALI: {
    nl: 'Hoe wijd het gat op elke diepte is. Een wijd gat maakt andere metingen minder zeker.',
    en: 'How wide the hole is at each depth. A wide hole makes other measurements less certain.',
  },
  RT: {
    nl: 'Hoe slecht het gesteente stroom geleidt. Zout water geleidt goed, olie en gas niet.',
    en: 'How poorly the rock conducts electricity. Salt water conducts well, oil and gas do not.',
  },
}
