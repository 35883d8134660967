import type { Language } from '../texts/index.ts'
import { doNotAddUp, lateReporters } from './figure-rules.ts'
import type { Finding } from './finding.ts'
import type { Inspected } from './inspected.ts'
import {
  endBeforeStart,
  missingPosition,
  outsideField,
  pathWithoutSurvey,
  placeholderDates,
  startToCome,
  unknownCodes,
} from './register-rules.ts'

/** What is looked for in the data. */
export type Rule = {
  readonly id: string
  readonly find: (inspected: Inspected) => readonly Finding[]
  readonly words: { readonly [L in Language]: { readonly title: string; readonly rule: string } }
}

export const rules: readonly Rule[] = [
  {
    id: 'placeholder-dates',
    find: placeholderDates,
    words: {
      nl: {
        title: 'Datums die niets betekenen',
        rule: 'Een dag voor 1850 of na 2199 staat er waarschijnlijk omdat de echte dag niet bekend is.',
      },
      en: {
        title: 'Placeholder dates',
        rule: 'A day before 1850 or after 2199 is probably there because the real day is not known.',
      },
    },
  },
  {
    id: 'end-before-start',
    find: endBeforeStart,
    words: {
      nl: {
        title: 'Eerder klaar dan begonnen',
        rule: 'De dag waarop het boren klaar was, ligt voor de dag waarop het begon.',
      },
      en: {
        title: 'Ended before it began',
        rule: 'The day on which drilling ended is before the day on which it began.',
      },
    },
  },
  {
    id: 'start-to-come',
    find: startToCome,
    words: {
      nl: {
        title: 'Begint nog, maar is niet gepland',
        rule: 'Het boren begint na de dag van de gegevens, en de status is niet Gepland.',
      },
      en: {
        title: 'Still to begin, but not planned',
        rule: 'Drilling begins after the day of the data, and the status is not Planned.',
      },
    },
  },
  {
    id: 'missing-position',
    find: missingPosition,
    words: {
      nl: { title: 'Zonder plaats', rule: 'De plaats is niet bekend. Het object staat niet op de kaart.' },
      en: { title: 'Without a location', rule: 'The location is not known. The object is not on the map.' },
    },
  },
  {
    id: 'outside-field',
    find: outsideField,
    words: {
      nl: {
        title: 'Boringen ver van hun veld',
        rule: 'Het begin, het einde en het gemeten verloop van de boring liggen alle meer dan 1 km buiten de omtrek van het veld waar de boring bij hoort.',
      },
      en: {
        title: 'Boreholes far from their field',
        rule: 'The start, the end and the surveyed path of the borehole are all more than 1 km outside the outline of the field it belongs to.',
      },
    },
  },
  {
    id: 'path-without-survey',
    find: pathWithoutSurvey,
    words: {
      nl: {
        title: 'Schuin geboord, zonder meting',
        rule: 'Het boorgat is gedevieerd of horizontaal, maar er is geen meting van het verloop.',
      },
      en: {
        title: 'Deviated, without a survey',
        rule: 'The borehole is deviated or horizontal, but there is no survey of its path.',
      },
    },
  },
  {
    id: 'unknown-codes',
    find: unknownCodes,
    words: {
      nl: {
        title: 'Onbekende codes',
        rule: 'De code staat zo in geen lijst van dit datacenter of van de gegevens. Is het een andere schrijfwijze van een bekende code, dan staat dat erbij.',
      },
      en: {
        title: 'Unknown codes',
        rule: 'The code is, as written, in no list of this data centre or of the data. Where it is another spelling of a known code, that is said.',
      },
    },
  },
  {
    id: 'do-not-add-up',
    find: doNotAddUp,
    words: {
      nl: {
        title: 'Cijfers die niet kloppen',
        rule: 'De putten van een veld komen in een jaar samen meer dan 5% hoger of lager uit dan het veld zelf.',
      },
      en: {
        title: 'Figures that do not add up',
        rule: 'In a year, the wells of a field together come out more than 5% higher or lower than the field itself.',
      },
    },
  },
  {
    id: 'late-reporters',
    find: lateReporters,
    words: {
      nl: {
        title: 'Laatste maand ontbreekt',
        rule: 'Voor een veld, put, mijnbouwwerk of aardwarmteput is over de voorlaatste maand iets gemeld, en over de laatste maand niets. De laatste maand is de laatste waarover iemand van dezelfde soort iets meldde. Ook december en januari worden vergeleken. Een nul is ook een melding.',
      },
      en: {
        title: 'Last month is missing',
        rule: 'For a field, well, mining facility or geothermal well something was reported for the last month but one, and nothing for the last. The last month is the last for which anyone of the same kind reported. December and January are compared too. A zero is a report as well.',
      },
    },
  },
]
