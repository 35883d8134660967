import type { DefinitionsOf } from './definition.ts'

export const depthReference: DefinitionsOf<'depthReference'> = {
  RT: {
    nl: 'Diepten langs het gat tellen vanaf de draaitafel: de schijf in de boorvloer die de boorstang laat draaien.',
    en: 'Depths along hole are counted from the turning disc in the drill floor that rotates the drill string.',
  },
  KB: {
    nl: 'Diepten langs het gat tellen vanaf het stuk op de draaitafel dat de vierkante of zeskantige boorstang meeneemt.',
    en: 'Depths along hole are counted from the part on the rotary table that turns the square or hexagonal kelly.',
  },
  DF: {
    nl: 'Diepten langs het gat tellen vanaf de vloer van de boortoren waar de ploeg werkt.',
    en: 'Depths along hole are counted from the floor of the rig where the crew works.',
  },
  GL: {
    nl: 'Diepten langs het gat tellen vanaf de grond naast het gat.',
    en: 'Depths along hole are counted from the ground beside the hole.',
  },
  CF: {
    nl: 'Diepten langs het gat tellen vanaf de flens boven op de verbuizing, die na het boren blijft staan.',
    en: 'Depths along hole are counted from the flange on top of the casing, which stays after drilling.',
  },
}

export const depthDatum: DefinitionsOf<'depthDatum'> = {
  NAP: {
    nl: 'Het vaste vlak voor hoogten in Nederland, dicht bij het gemiddelde niveau van de zee. Het wordt op land gebruikt.',
    en: 'The fixed level for heights in the Netherlands, close to mean sea level. It is used on land.',
  },
  MSL: {
    nl: 'De gemiddelde hoogte van de zee over lange tijd, zonder golven en getij. Ze wordt op zee gebruikt.',
    en: 'The height of the sea averaged over a long time, without waves and tides. It is used offshore.',
  },
}

export const northReference: DefinitionsOf<'northReference'> = {
  G: {
    nl: 'Richtingen tellen vanaf het noorden van de kaart. Dat wijkt wat af van de richting naar de noordpool.',
    en: 'Directions are counted from the north of the map grid, which differs slightly from the direction of the North Pole.',
  },
  T: {
    nl: 'Richtingen tellen vanaf de richting naar de noordpool.',
    en: 'Directions are counted from the direction of the North Pole.',
  },
  M: {
    nl: 'Richtingen tellen vanaf de kant die een kompas aanwijst. Die kant verandert met de jaren.',
    en: 'Directions are counted from where a compass points, which changes over the years.',
  },
}

export const deviationMethod: DefinitionsOf<'deviationMethod'> = {
  MC: {
    nl: 'Tussen twee meetpunten volgt het gat een cirkelboog die zo weinig mogelijk buigt.',
    en: 'Between two measured points the hole is taken to follow the arc of a circle that bends least.',
  },
}

export const coordinateSystem: DefinitionsOf<'coordinateSystem'> = {
  RD: {
    nl: 'Het stelsel van Nederlandse kaarten op land (EPSG:28992), in meters. Amersfoort is het centrale punt.',
    en: 'The system of Dutch maps on land (EPSG:28992), in metres. Amersfoort is its central point.',
  },
  'ED50-UTM31': {
    nl: 'Meters in zone 31 op het oude Europese datum van 1950 (EPSG:23031). Lang het gebruikelijke stelsel op de Noordzee.',
    en: 'Metres in zone 31 on the old European datum of 1950 (EPSG:23031). Long the usual system on the North Sea.',
  },
  'ED50-TM5': {
    nl: 'Meters rond de lijn van 5 graden oost op het Europese datum van 1950 (EPSG:23095). Gebruikt op zee.',
    en: 'Metres about the meridian of 5 degrees east on the European datum of 1950 (EPSG:23095). Used offshore.',
  },
  ED50: {
    nl: 'Graden op het oude Europese datum van 1950 (EPSG:4230). Ze wijken in Nederland zo’n 120 meter af van WGS84.',
    en: 'Degrees on the old European datum of 1950 (EPSG:4230). In the Netherlands they differ from WGS84 by some 120 metres.',
  },
  ETRS89: {
    nl: 'Graden op het Europese datum dat met Europa meebeweegt (EPSG:4258). Ze verschillen minder dan een meter van WGS84.',
    en: 'Degrees on the European datum that moves along with Europe (EPSG:4258). They differ from WGS84 by less than a metre.',
  },
  'ETRS89-UTM31': {
    nl: 'Meters in zone 31 op het Europese datum dat met Europa meebeweegt (EPSG:25831).',
    en: 'Metres in zone 31 on the European datum that moves along with Europe (EPSG:25831).',
  },
  'WGS84-UTM31': {
    nl: 'Meters in zone 31 op het wereldwijde datum van gps (EPSG:32631).',
    en: 'Metres in zone 31 on the worldwide datum of GPS (EPSG:32631).',
  },
  WGS84: {
    nl: 'Graden zoals gps ze geeft, overal op de wereld (EPSG:4326).',
    en: 'Degrees as GPS gives them, anywhere in the world (EPSG:4326).',
  },
}
