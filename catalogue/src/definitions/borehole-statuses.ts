import type { DefinitionsOf } from './definition.ts'

export const boreholeStatus: DefinitionsOf<'boreholeStatus'> = {
  Abandoned: {
    nl: 'De boring wordt niet meer gebruikt en is voorgoed achtergelaten.',
    en: 'The borehole is no longer used and has been left for good.',
  },
  'Borehole ready': {
    nl: 'Het boren is klaar. Er is nog geen put van gemaakt.',
    en: 'Drilling has finished. The hole has not been made into a well yet.',
  },
  'Closed-in': {
    nl: 'De afsluiters van de put zijn dicht. De put produceert nu niet, maar kan weer open.',
    en: 'The valves of the well are shut. It does not produce now, but can be opened again.',
  },
  'Completed to well': {
    nl: 'In het gat zijn buizen en afsluiters geplaatst, zodat het kan produceren of injecteren.',
    en: 'Tubing and valves have been installed in the hole, so that it can produce or inject.',
  },
  Drilling: {
    nl: 'De boor is aan het werk en de einddiepte is nog niet bereikt.',
    en: 'The drill is at work and total depth has not been reached.',
  },
  FAILED: {
    nl: 'De boring heeft het doel niet gehaald en is niet bruikbaar.',
    en: 'The borehole did not reach its target and cannot be used.',
  },
  Injecting: {
    nl: 'Door de put gaat een vloeistof of gas de ondergrond in.',
    en: 'A liquid or a gas goes into the ground through the well.',
  },
  Observing: {
    nl: 'De put dient om te meten, bijvoorbeeld de druk in een veld.',
    en: 'The well is used to take measurements, for instance of the pressure in a field.',
  },
  Planned: {
    nl: 'Er is een plan voor de boring. Het boren is nog niet begonnen.',
    en: 'The borehole has been designed, but drilling has not begun.',
  },
  'Plugged back': {
    nl: 'Het diepste deel is met cement dichtgemaakt. Het deel daarboven is nog bruikbaar.',
    en: 'The deepest part has been closed with cement. The part above it can still be used.',
  },
  'Plugged back and sidetracked': {
    nl: 'Het diepste deel is met cement dichtgemaakt. Daarboven begint een zijtak.',
    en: 'The deepest part has been closed with cement. Above it a sidetrack begins.',
  },
  'Producing/Injecting': {
    nl: 'De put is in bedrijf: hij produceert, of er gaat iets de ondergrond in.',
    en: 'The well is in operation: it produces, or something is put into the ground through it.',
  },
  Spudded: {
    nl: 'De eerste meters zijn geboord.',
    en: 'The first metres have been drilled.',
  },
  Suspended: {
    nl: 'Het werk ligt stil en het gat is veilig afgesloten, zodat het later verder kan.',
    en: 'Work has stopped and the hole has been made safe, so that it can be resumed later.',
  },
  TD: {
    nl: 'Het boren is gestopt op de grootste diepte. Daarna wordt er gemeten en getest.',
    en: 'Drilling has stopped at its greatest depth. Measurements and tests come next.',
  },
  'Technisch mislukt en sidetracked': {
    nl: 'Door een technisch probleem kon het gat niet verder. Een zijtak heeft het overgenomen.',
    en: 'A technical problem kept the hole from going on. A sidetrack has taken over.',
  },
  'Temporarily abandoned': {
    nl: 'De put is afgesloten en achtergelaten, met de bedoeling er later aan verder te werken.',
    en: 'The well has been closed and left, with the intention to return to it.',
  },
  Unknown: {
    nl: 'Het register weet niet hoe de boring er nu voor staat.',
    en: 'The register does not know what state the borehole is in.',
  },
  'Water injecting': {
    nl: 'Door de put gaat water de ondergrond in, om druk te houden of om het water kwijt te raken.',
    en: 'Water goes into the ground through the well, to keep up pressure or to dispose of it.',
  },
  'Plugged and abandoned': {
    nl: 'Het gat is met pluggen van cement dichtgemaakt volgens de mijnbouwregels en voorgoed verlaten.',
    en: 'The hole has been sealed with cement plugs as mining regulations require, and left for good.',
  },
  Monitoring: {
    nl: 'In de put wordt gevolgd wat er in de ondergrond gebeurt. Er wordt niet geproduceerd.',
    en: 'The well is used to follow what happens underground. Nothing is produced.',
  },
  Sidetracked: {
    nl: 'Uit dit gat is een zijtak geboord. Het deel onder het vertrekpunt is niet meer in gebruik.',
    en: 'Another hole was drilled from this one. The part below that point is no longer used.',
  },
}
