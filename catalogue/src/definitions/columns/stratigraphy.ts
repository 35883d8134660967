import type { ColumnDefinitionsOf, Definition } from '../definition.ts'

const interpretationNr = {
  nl: 'Het volgnummer van de interpretatie binnen één boring, die er meer dan één kan hebben.',
  en: 'The serial number of the interpretation within one borehole, which may have several.',
} as const satisfies Definition

export const stratInterpretations: ColumnDefinitionsOf<'strat-interpretations'> = {
  boreholeDbk: {
    nl: 'De boring waarvan de lagen zijn bepaald, met haar boorgat-id.',
    en: 'The borehole whose layers were identified, by its borehole ID.',
  },
  interpretationNr,
  interpretationDate: {
    nl: 'De dag waarop de lagen zijn bepaald. Dat kan lang na het boren zijn.',
    en: 'The day on which the layers were identified, which may be long after drilling.',
  },
  stratSourceDescription: {
    nl: 'Wie de lagen heeft bepaald of waar dat staat, zoals de operator of een eindrapport.',
    en: 'Who identified the layers or where that is written, such as the operator or a final report.',
  },
  stratModelDescription: {
    nl: 'De indeling van lagen die is gevolgd. Een latere indeling kan een laag anders noemen.',
    en: 'The nomenclature of layers that was followed. A later one may name a layer differently.',
  },
  preferredBln: {
    nl: 'Of deze interpretatie voorgaat op andere van dezelfde boring. Het scherm toont haar als eerste.',
    en: 'Whether this interpretation goes before others of the same borehole. Screens show it first.',
  },
}

export const stratIntervals: ColumnDefinitionsOf<'strat-intervals'> = {
  boreholeDbk: {
    nl: 'De boring waarin de laag is gevonden, met haar boorgat-id.',
    en: 'The borehole in which the layer was found, by its borehole ID.',
  },
  interpretationNr,
  intervalNr: {
    nl: 'Het volgnummer van de laag binnen de interpretatie.',
    en: 'The serial number of the layer within the interpretation.',
  },
  topDepth: {
    nl: 'Waar de laag begint, in meters langs het gat vanaf het referentievlak van de boring.',
    en: 'Where the layer begins, in metres along the hole from the reference level of the borehole.',
  },
  bottomDepth: {
    nl: 'Waar de laag eindigt, in meters langs het gat vanaf het referentievlak. Meestal begint daar de volgende laag.',
    en: 'Where the layer ends, in metres along the hole from the reference level. The next layer mostly begins there.',
  },
  stratUnitId: {
    nl: 'De laag waar het stuk van het gat toe behoort, als code van de gevolgde indeling.',
    en: 'The layer that this part of the hole belongs to, as a code of the nomenclature followed.',
  },
  qualityDescription: {
    nl: 'Hoe zeker het is dat de laag goed is bepaald, in de woorden van de bron.',
    en: 'How certain it is that the layer was identified correctly, in the words of the source.',
  },
  anomalyCode: {
    nl: 'Een code van de bron voor iets bijzonders aan de laag, zoals een breuk. Meestal is de waarde leeg.',
    en: 'A code of the source for something unusual about the layer, such as a fault. It is mostly empty.',
  },
  remark: {
    nl: 'Een vrije tekst over de laag, in de taal waarin ze is geschreven.',
    en: 'A free text about the layer, in the language in which it was written.',
  },
}
