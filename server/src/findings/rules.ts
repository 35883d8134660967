import { setImmediate as othersFirst } from 'node:timers/promises'
import type { Language } from '@datacentre/catalogue/texts/index'
import type { LayerId } from '@datacentre/catalogue/grammar/layer-id'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { doNotAddUp, lateReporters } from './figure-rules.ts'
import type { Finding } from './finding.ts'
import { outsideField } from './outside-field.ts'
import {
  endBeforeStart,
  missingPosition,
  pathWithoutSurvey,
  placeholderDates,
  startToCome,
  unknownCodes,
} from './register-rules.ts'

type Rule = {
  readonly id: string
  readonly find: (snapshot: Snapshot) => readonly Finding[]
  readonly words: { readonly [L in Language]: { readonly title: string; readonly rule: string } }
}

const rules: readonly Rule[] = [
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
        rule: 'Voor een veld, put, mijnbouwinstallatie of aardwarmteput is over de voorlaatste maand iets gemeld, en over de laatste maand niets. De laatste maand is de laatste waarover iemand van dezelfde soort iets meldde. Ook december en januari worden vergeleken. Een nul is ook een melding.',
      },
      en: {
        title: 'Last month is missing',
        rule: 'For a field, well, mining facility or geothermal well something was reported for the last month but one, and nothing for the last. The last month is the last for which anyone of the same kind reported. December and January are compared too. A zero is a report as well.',
      },
    },
  },
]

export type Found = { readonly rule: Rule; readonly findings: readonly Finding[] }

const made = new WeakMap<Snapshot, readonly Found[]>()

/** What every rule finds in the data; looked for once for each version. */
export function qualityOf(snapshot: Snapshot): readonly Found[] {
  const known = made.get(snapshot) ?? rules.map((rule) => ({ rule, findings: rule.find(snapshot) }))
  made.set(snapshot, known)
  return known
}

/** The same before anybody asks, rule by rule, so that others are answered in between. */
export async function lookForQuality(snapshot: Snapshot): Promise<void> {
  const found: Found[] = []
  for (const rule of rules) {
    found.push({ rule, findings: rule.find(snapshot) })
    await othersFirst()
  }
  made.set(snapshot, found)
  objectsOf(snapshot)
}

type FoundOfObject = { readonly rule: Rule; readonly finding: Finding }

const byObject = new WeakMap<Snapshot, ReadonlyMap<string, readonly FoundOfObject[]>>()

const placeOf = (layer: LayerId, key: string | number): string => `${layer} ${key}`

function objectsOf(snapshot: Snapshot): ReadonlyMap<string, readonly FoundOfObject[]> {
  const known = byObject.get(snapshot)
  if (known !== undefined) return known
  const found = new Map<string, FoundOfObject[]>()
  for (const { rule, findings } of qualityOf(snapshot))
    for (const finding of findings) {
      const place = placeOf(finding.layer, finding.key)
      const others = found.get(place)
      if (others === undefined) found.set(place, [{ rule, finding }])
      else others.push({ rule, finding })
    }
  byObject.set(snapshot, found)
  return found
}

/** What was found about one object. */
export const findingsOf = (
  snapshot: Snapshot,
  layer: LayerId,
  key: string | number,
): readonly FoundOfObject[] => objectsOf(snapshot).get(placeOf(layer, key)) ?? []

/** The rules that found something about one object, each once. */
export const rulesBroken = (snapshot: Snapshot, layer: LayerId, key: string | number): readonly string[] => [
  ...new Set(findingsOf(snapshot, layer, key).map(({ rule }) => rule.id)),
]
