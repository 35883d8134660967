import type { DefinitionsOf } from './definition.ts'

export const facilityType: DefinitionsOf<'facilityType'> = {
  GEO: {
    nl: 'Een locatie met putten en installaties die warmte uit diep water haalt en het water terugbrengt.',
    en: 'A site with wells and plant that takes heat from deep water and returns the water.',
  },
  PLF: {
    nl: 'Een vast werk op zee waarop olie of gas uit putten wordt bewerkt en afgevoerd.',
    en: 'A fixed structure at sea on which oil or gas from wells is treated and sent on.',
  },
  LOC: {
    nl: 'Een terrein op land met een of meer putten en de installaties die erbij horen.',
    en: 'A site on land with one or more wells and the equipment that belongs to them.',
  },
  SAT: {
    nl: 'Een klein werk, meestal onbemand, dat zijn productie naar een groter platform of een grotere locatie stuurt.',
    en: 'A small installation, mostly unmanned, that sends its production to a larger platform or site.',
  },
  SUB: {
    nl: 'Putten en leidingen die op de bodem van de zee staan, zonder iets boven water.',
    en: 'Wells and pipework that stand on the seabed, with nothing above the water.',
  },
  UGS: {
    nl: 'Een locatie die gas de ondergrond in brengt en het er later weer uithaalt.',
    en: 'A site that puts gas into the ground and takes it out again later.',
  },
  SLT: {
    nl: 'Een locatie die diep zout met water oplost en als pekel naar boven haalt.',
    en: 'A site that dissolves deep salt in water and brings it up as brine.',
  },
  TER: {
    nl: 'Een plaats waar olie of gas van velden aankomt en verder gaat, per leiding of per schip.',
    en: 'A place where oil or gas from fields arrives and is sent on, by pipeline or by ship.',
  },
  TAP: {
    nl: 'Een punt op een leiding waar een andere leiding op kan aansluiten.',
    en: 'A point on a pipeline where another pipeline can be connected.',
  },
}

export const facilityStatus: DefinitionsOf<'facilityStatus'> = {
  USE: {
    nl: 'Het mijnbouwwerk staat er en werkt.',
    en: 'The mining facility is in place and working.',
  },
  SUS: {
    nl: 'Het mijnbouwwerk staat er nog, maar werkt nu niet.',
    en: 'The mining facility is still in place, but does not work at present.',
  },
  REM: {
    nl: 'Het mijnbouwwerk is afgebroken en weggehaald.',
    en: 'The mining facility has been dismantled and taken away.',
  },
  CON: {
    nl: 'Het mijnbouwwerk wordt gebouwd en werkt nog niet.',
    en: 'The mining facility is being built and does not work yet.',
  },
}
