import type { DefinitionsOf } from './definition.ts'

export const province: DefinitionsOf<'province'> = {
  Groningen: {
    nl: 'Provincie in het noordoosten, met Groningen als hoofdstad. Hier ligt het grootste gasveld van Nederland.',
    en: 'Province in the north-east; its capital is Groningen. The largest gas field of the Netherlands lies here.',
  },
  Friesland: {
    nl: 'Provincie in het noorden, met Leeuwarden als hoofdstad. Officieel heet ze Fryslân.',
    en: 'Province in the north; its capital is Leeuwarden. Its official name is Fryslân.',
  },
  Drenthe: {
    nl: 'Provincie in het noordoosten, met Assen als hoofdstad. Hier ligt het olieveld van Schoonebeek.',
    en: 'Province in the north-east; its capital is Assen. The Schoonebeek oil field lies here.',
  },
  Overijssel: {
    nl: 'Provincie in het oosten, met Zwolle als hoofdstad. In Twente wordt zout gewonnen.',
    en: 'Province in the east; its capital is Zwolle. Salt is produced in its Twente region.',
  },
  Flevoland: {
    nl: 'Provincie in het midden, op land dat in de twintigste eeuw is drooggelegd. Lelystad is de hoofdstad.',
    en: 'Province in the centre, on land reclaimed in the twentieth century. Its capital is Lelystad.',
  },
  Gelderland: {
    nl: 'Provincie in het oosten en midden, met Arnhem als hoofdstad.',
    en: 'Province in the east and centre of the country; its capital is Arnhem.',
  },
  Utrecht: {
    nl: 'Provincie in het midden, met de stad Utrecht als hoofdstad.',
    en: 'Province in the centre; its capital is the city of Utrecht.',
  },
  'Noord-Holland': {
    nl: 'Provincie in het noordwesten, met Haarlem als hoofdstad.',
    en: 'Province in the north-west; its capital is Haarlem.',
  },
  'Zuid-Holland': {
    nl: 'Provincie in het westen, met Den Haag als hoofdstad. Hier zijn veel putten voor aardwarmte.',
    en: 'Province in the west; its capital is The Hague. It has many geothermal wells.',
  },
  Zeeland: {
    nl: 'Provincie in het zuidwesten, met Middelburg als hoofdstad.',
    en: 'Province in the south-west; its capital is Middelburg.',
  },
  'Noord-Brabant': {
    nl: 'Provincie in het zuiden, met ’s-Hertogenbosch als hoofdstad.',
    en: 'Province in the south; its capital is ’s-Hertogenbosch.',
  },
  Limburg: {
    nl: 'Provincie in het zuidoosten, met Maastricht als hoofdstad. Hier lagen de steenkolenmijnen.',
    en: 'Province in the south-east; its capital is Maastricht. The coal mines were here.',
  },
}
