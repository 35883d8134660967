import type { ColumnDefinitionsOf, Definition } from '../definition.ts'

const surveyNr = {
  nl: 'Het volgnummer van de deviatiemeting binnen één boring, die er meer dan één kan hebben.',
  en: 'The serial number of the deviation survey within one borehole, which may have several.',
} as const satisfies Definition

export const deviationSurveys: ColumnDefinitionsOf<'deviation-surveys'> = {
  boreholeDbk: {
    nl: 'De boring waarvan het verloop onder de grond is gemeten, met haar boorgat-id.',
    en: 'The borehole whose path underground was measured, by its borehole ID.',
  },
  surveyNr,
  northRefCode: {
    nl: 'Het noorden vanwaar de richtingen van de meting tellen: dat van de kaart, van de pool of van het kompas.',
    en: 'The north from which the directions of the survey are counted: that of the map, the pole or the compass.',
  },
  coordSystemCode: {
    nl: 'Het stelsel waarin de afwijkingen naar het oosten en noorden zijn berekend.',
    en: 'The system in which the deviations to the east and north were calculated.',
  },
  procMethodCode: {
    nl: 'Hoe uit de hoeken en richtingen is berekend waar het gat tussen twee meetpunten loopt.',
    en: 'How the path between two measured points was calculated from angles and directions.',
  },
  convergenceCorr: {
    nl: 'De hoek tussen het noorden van de kaart en het ware noorden, waarmee richtingen zijn gecorrigeerd. In graden.',
    en: 'The angle between grid north and true north by which directions were corrected, in degrees.',
  },
  declinationCorr: {
    nl: 'De hoek tussen het noorden van het kompas en het ware noorden, waarmee richtingen zijn gecorrigeerd. In graden.',
    en: 'The angle between magnetic north and true north by which directions were corrected, in degrees.',
  },
  procDate: {
    nl: 'De dag waarop het verloop van het gat uit de metingen is berekend.',
    en: 'The day on which the path of the hole was calculated from the measurements.',
  },
  remark: {
    nl: 'Een vrije tekst over de meting, bijvoorbeeld over het instrument. In de taal waarin ze is geschreven.',
    en: 'A free text about the survey, for instance about the tool used, in the language in which it was written.',
  },
}

export const deviationPoints: ColumnDefinitionsOf<'deviation-points'> = {
  boreholeDbk: {
    nl: 'De boring waarin het punt is gemeten, met haar boorgat-id.',
    en: 'The borehole in which the point was measured, by its borehole ID.',
  },
  surveyNr,
  pointNr: {
    nl: 'Het volgnummer van het meetpunt binnen de deviatiemeting.',
    en: 'The serial number of the measured point within the deviation survey.',
  },
  ahDepth: {
    nl: 'Hoe ver het meetpunt langs het gat van het referentievlak ligt, in meters.',
    en: 'How far along the hole the measured point lies from the reference level, in metres.',
  },
  devAngle: {
    nl: 'Hoe schuin het gat op dit punt loopt, in graden: 0 is recht omlaag, 90 is waterpas.',
    en: 'How far the hole leans at this point, in degrees: 0 is straight down, 90 is level.',
  },
  azimuth: {
    nl: 'De richting waarin het gat op dit punt loopt, in graden met de klok mee. 0 is het noorden van de deviatiemeting.',
    en: 'The direction in which the hole runs at this point, in degrees clockwise. 0 is the north reference of the survey.',
  },
  tvDepth: {
    nl: 'Hoe diep het punt recht onder het referentievlak ligt, in meters. Berekend uit de hoeken en de diepten langs het gat.',
    en: 'How deep the point lies straight below the reference level, in metres. Calculated from angles and depths along the hole.',
  },
  dx: {
    nl: 'Hoeveel meter het punt oostelijk van het begin van het gat ligt; negatief is westelijk. Berekend uit de metingen.',
    en: 'How many metres the point lies east of the start of the hole; negative is west. Calculated from the measurements.',
  },
  dy: {
    nl: 'Hoeveel meter het punt noordelijk van het begin van het gat ligt; negatief is zuidelijk. Berekend uit de metingen.',
    en: 'How many metres the point lies north of the start of the hole; negative is south. Calculated from the measurements.',
  },
}
