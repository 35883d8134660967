import type { DefinitionsOf } from './definition.ts'

export const onOffshore: DefinitionsOf<'onOffshore'> = {
  ON: {
    nl: 'De boring begint op land of in binnenwater, zoals een meer.',
    en: 'The borehole starts on land or in inland waters, such as a lake.',
  },
  OFF: {
    nl: 'De boring begint op de bodem van de zee.',
    en: 'The borehole starts at the seabed.',
  },
}

export const boreholeResult: DefinitionsOf<'boreholeResult'> = {
  COAL: {
    nl: 'De boring heeft lagen steenkool aangetoond.',
    en: 'The borehole proved layers of coal.',
  },
  DRY: {
    nl: 'De boring heeft niets gevonden van wat werd gezocht, ook geen sporen.',
    en: 'The borehole found nothing of what was sought, not even shows.',
  },
  FLR: {
    nl: 'De boring is door een technisch probleem gestopt voor het doel was bereikt. Over de ondergrond zegt dat niets.',
    en: 'A technical problem ended the borehole before it reached its target. It says nothing about what is in the ground.',
  },
  GAS: {
    nl: 'De boring heeft aardgas aangetoond, meer dan alleen sporen.',
    en: 'The borehole proved natural gas, more than mere shows.',
  },
  GOS: {
    nl: 'De boring vond kleine hoeveelheden gas en olie, te weinig om te winnen.',
    en: 'The borehole met small amounts of gas and oil, too little to produce.',
  },
  GSS: {
    nl: 'De boring vond kleine hoeveelheden gas, te weinig om te winnen.',
    en: 'The borehole met small amounts of gas, too little to produce.',
  },
  GWOS: {
    nl: 'De boring heeft aardgas aangetoond, en van olie alleen sporen.',
    en: 'The borehole proved natural gas, and no more than traces of oil.',
  },
  OAG: {
    nl: 'De boring heeft olie en aardgas aangetoond, van beide meer dan sporen.',
    en: 'The borehole proved both oil and natural gas, more than shows of either.',
  },
  OIL: {
    nl: 'De boring heeft aardolie aangetoond, meer dan alleen sporen.',
    en: 'The borehole proved crude oil, more than mere shows.',
  },
  OLS: {
    nl: 'De boring vond kleine hoeveelheden olie, te weinig om te winnen.',
    en: 'The borehole met small amounts of oil, too little to produce.',
  },
  OWGS: {
    nl: 'De boring heeft aardolie aangetoond, en van gas alleen sporen.',
    en: 'The borehole proved crude oil, and no more than traces of gas.',
  },
  SALT: {
    nl: 'De boring heeft lagen zout in de diepe ondergrond aangetoond.',
    en: 'The borehole proved layers of salt deep underground.',
  },
  UNK: {
    nl: 'Het register weet niet wat de boring heeft gevonden.',
    en: 'The register does not know what the borehole found.',
  },
  WTR: {
    nl: 'De boring heeft lagen gevonden die water geven. Dit is ook het resultaat van een geslaagde boring naar aardwarmte.',
    en: 'The borehole found layers that yield water. This is also the result of a successful geothermal borehole.',
  },
  WTS: {
    nl: 'De boring heeft water gevonden dat als bron kan dienen, zoals mineraalwater.',
    en: 'The borehole found water that can serve as a spring, such as mineral water.',
  },
}

export const boreholePurpose: DefinitionsOf<'boreholePurpose'> = {
  'EXP-HC': {
    nl: 'Geboord om te zien of ergens olie of gas zit waar dat nog niet was aangetoond.',
    en: 'Drilled to find out whether there is oil or gas where none had been proved.',
  },
  EXP: {
    nl: 'Geboord om iets nieuws te vinden. Het register zegt niet wat er werd gezocht.',
    en: 'Drilled to find something new. The register does not say what was sought.',
  },
  'EVA-HC': {
    nl: 'Geboord na een vondst, om te weten hoeveel olie of gas er zit en hoe goed het te winnen is.',
    en: 'Drilled after a discovery, to learn how much oil or gas there is and how well it can be produced.',
  },
  'DEV-HC': {
    nl: 'Geboord om olie of gas te winnen uit een veld dat al is aangetoond.',
    en: 'Drilled to produce oil or gas from a field that has been proved.',
  },
  'DEV-I': {
    nl: 'Geboord om water, stoom of gas in een olie- of gasveld te brengen, zodat de winning beter gaat.',
    en: 'Drilled to put water, steam or gas into an oil or gas field, to help its production.',
  },
  'DEV-PS': {
    nl: 'Geboord om zout te winnen: water lost het zout op en brengt het als pekel omhoog.',
    en: 'Drilled to produce salt: water dissolves it and brings it up as brine.',
  },
  'EXP-S': {
    nl: 'Geboord om te zien of er zout in de ondergrond zit dat kan worden gewonnen.',
    en: 'Drilled to find out whether the ground holds salt that can be produced.',
  },
  'DEV-PH': {
    nl: 'Geboord om warm water uit de diepe ondergrond te halen, of om het afgekoeld terug te brengen.',
    en: 'Drilled to bring up hot water from deep underground, or to return it once it has cooled.',
  },
  'EXP-W': {
    nl: 'Geboord om te zien of een diepe laag genoeg warm water kan geven.',
    en: 'Drilled to find out whether a deep layer can yield enough hot water.',
  },
  'DEV-C': {
    nl: 'Geboord voor een steenkolenmijn, bijvoorbeeld om een gang of schacht voor te bereiden.',
    en: 'Drilled for a coal mine, for instance to prepare a gallery or a shaft.',
  },
  'EXP-C': {
    nl: 'Geboord om te weten waar lagen steenkool liggen, hoe diep en hoe dik.',
    en: 'Drilled to learn where coal seams lie, how deep and how thick.',
  },
  'DEV-SG': {
    nl: 'Geboord om gas in een leeg veld of een holte in zout te bewaren, en het er weer uit te halen.',
    en: 'Drilled to keep gas in a depleted field or a salt cavern, and to take it out again.',
  },
  'DEV-SC': {
    nl: 'Geboord om CO2 voorgoed onder de grond op te slaan.',
    en: 'Drilled to store carbon dioxide underground for good.',
  },
  'VKN-G': {
    nl: 'Geboord om de aardlagen te leren kennen, zonder een delfstof te zoeken.',
    en: 'Drilled to learn about the layers of rock, without seeking a resource.',
  },
  OBS: {
    nl: 'Geboord om te meten, zoals druk, temperatuur of beweging van de bodem. Er komt niets uit en er gaat niets in.',
    en: 'Drilled to take measurements, such as pressure, temperature or ground movement. Nothing is produced or injected.',
  },
  DEV: {
    nl: 'Geboord om iets te winnen dat al was aangetoond. Het register zegt niet wat.',
    en: 'Drilled to produce something that had been proved. The register does not say what.',
  },
}

export const boreholeType: DefinitionsOf<'boreholeType'> = {
  BRH: {
    nl: 'Een gat dat vanaf het maaiveld of de zeebodem is geboord.',
    en: 'A hole drilled from ground level or from the seabed.',
  },
  STR: {
    nl: 'Een gat dat onder de grond uit een ander boorgat vertrekt en zijn eigen weg gaat.',
    en: 'A hole that leaves another borehole underground and follows a path of its own.',
  },
}

export const boreholeShape: DefinitionsOf<'boreholeShape'> = {
  V: {
    nl: 'Het gat gaat recht naar beneden, zonder bedoelde afwijking.',
    en: 'The hole goes straight down, with no intended deviation.',
  },
  D: {
    nl: 'Het gat is met opzet schuin geboord, om een doel naast de boorplaats te bereiken.',
    en: 'The hole was drilled at an angle on purpose, to reach a target beside the drilling site.',
  },
  H: {
    nl: 'Het gat buigt af en volgt de laag van het doel bijna waterpas.',
    en: 'The hole bends and follows the target layer almost level.',
  },
}
