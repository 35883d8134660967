import type { DefinitionsOf } from './definition.ts'

export const anaDigType: DefinitionsOf<'anaDigType'> = {
  DIGSSS: {
    nl: 'Een doorsnede op papier of film die is gescand: een plaatje, geen meetwaarden.',
    en: 'A section on paper or film that was scanned: a picture, not recorded values.',
  },
  ANA: {
    nl: 'De gegevens zijn er alleen op papier, film of analoge band.',
    en: 'The data is on paper, film or analogue tape only.',
  },
  DIG: {
    nl: 'De gegevens zijn er als meetwaarden in een bestand. Het register zegt niet welke bewerking ze kregen.',
    en: 'The data is a file of recorded values. The register does not say how it was processed.',
  },
  DIGVEC: {
    nl: 'Een oude doorsnede op papier die weer is omgezet in meetwaarden.',
    en: 'An old section on paper that was turned back into recorded values.',
  },
  DIGFLD: {
    nl: 'De opnamen zoals ze in het veld zijn gemaakt, nog niet bewerkt.',
    en: 'The recordings as they were made in the field, not processed yet.',
  },
  DIGORG: {
    nl: 'De uitkomst van de eerste bewerking, kort na de opname.',
    en: 'The result of the first processing, soon after the recording.',
  },
  DIGREP: {
    nl: 'De uitkomst van een latere bewerking, met nieuwere methoden.',
    en: 'The result of a later processing, by newer methods.',
  },
}

export const lineCategory: DefinitionsOf<'lineCategory'> = {
  ANA: {
    nl: 'Van de lijn is een plaatje te krijgen, gescand van papier of film.',
    en: 'A picture of the line can be had, scanned from paper or film.',
  },
  DIG: {
    nl: 'Van de lijn zijn meetwaarden te krijgen die een programma kan bewerken.',
    en: 'Recorded values of the line can be had, which a program can process.',
  },
}
