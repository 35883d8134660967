import type { DefinitionsOf } from './definition.ts'

export const product: DefinitionsOf<'product'> = {
  Gas: {
    nl: 'Aardgas, ook gas dat met olie of warm water mee omhoogkomt.',
    en: 'Natural gas, also where it comes up with oil or hot water.',
  },
  Oil: {
    nl: 'Aardolie zoals ze uit de put komt, na scheiding van gas en water.',
    en: 'Crude oil as it comes from the well, once gas and water are separated.',
  },
  Condensate: {
    nl: 'Lichte vloeistof die uit aardgas vrijkomt als druk en temperatuur dalen.',
    en: 'A light liquid that drops out of natural gas as pressure and temperature fall.',
  },
  Water: {
    nl: 'Water dat met de productie meekomt, of dat de ondergrond in gaat.',
    en: 'Water that comes up with production, or that is put into the ground.',
  },
  Diesel: {
    nl: 'Gasolie die als voorraad in holten in zout wordt bewaard.',
    en: 'Gas oil that is kept in salt caverns as a reserve.',
  },
  Brine: {
    nl: 'Water dat vol zit met opgelost zout.',
    en: 'Water that is full of dissolved salt.',
  },
  Salt: {
    nl: 'Het zout in de pekel, in gewicht.',
    en: 'The salt in the brine, by weight.',
  },
  N2: {
    nl: 'Gas dat niet brandt en wordt bewaard om aardgas op kwaliteit te brengen.',
    en: 'A gas that does not burn, kept to bring natural gas to the required quality.',
  },
}

export const productionType: DefinitionsOf<'productionType'> = {
  Injected: {
    nl: 'Wat door een put de ondergrond in is gebracht.',
    en: 'What was put into the ground through a well.',
  },
  Produced: {
    nl: 'Wat uit de ondergrond naar boven is gehaald.',
    en: 'What was brought up from the ground.',
  },
  Discharged: {
    nl: 'Gas of stikstof die via een put de ondergrond in is gebracht, bijvoorbeeld in een opslag. Op het scherm heet dit geïnjecteerd.',
    en: 'Gas or nitrogen that was put into the ground through a well, for instance into storage. The screens call this injected.',
  },
  Stored: {
    nl: 'Wat onder de grond in bewaring is gebracht.',
    en: 'What was put into storage underground.',
  },
  Delivered: {
    nl: 'Wat het mijnbouwwerk heeft verlaten, bijvoorbeeld naar het gasnet of een koper.',
    en: 'What left the mining facility, for instance for the gas grid or a buyer.',
  },
  Flared: {
    nl: 'Gas dat ter plaatse is verbrand omdat het niet kon worden gebruikt.',
    en: 'Gas that was burned on the site because it could not be used.',
  },
  Consumed: {
    nl: 'Wat het mijnbouwwerk zelf heeft gebruikt, bijvoorbeeld als brandstof.',
    en: 'What the mining facility used itself, for instance as fuel.',
  },
}

export const unit: DefinitionsOf<'unit'> = {
  '1000Nm3': {
    nl: 'Duizend kubieke meter gas, gerekend bij 0 °C en 1 atmosfeer.',
    en: 'A thousand cubic metres of gas, taken at 0 °C and 1 atmosphere.',
  },
  '1000Sm3': {
    nl: 'Duizend kubieke meter gas, gerekend bij 15 °C en 1 atmosfeer.',
    en: 'A thousand cubic metres of gas, taken at 15 °C and 1 atmosphere.',
  },
  M3: {
    nl: 'Kubieke meter, zonder omrekening naar een vaste temperatuur.',
    en: 'Cubic metres, not converted to a fixed temperature.',
  },
  '1000Kg': {
    nl: 'Duizend kilogram, oftewel een ton.',
    en: 'A thousand kilograms, which is a tonne.',
  },
  Nm3: {
    nl: 'Kubieke meter gas, gerekend bij 0 °C en 1 atmosfeer.',
    en: 'Cubic metres of gas, taken at 0 °C and 1 atmosphere.',
  },
  Sm3: {
    nl: 'Kubieke meter olie, condensaat of gas, gerekend bij 15 °C en 1 atmosfeer.',
    en: 'Cubic metres of oil, condensate or gas, taken at 15 °C and 1 atmosphere.',
  },
  L: {
    nl: 'Een duizendste kubieke meter, voor kleine hoeveelheden zoals inhibitor.',
    en: 'A thousandth of a cubic metre, for small amounts such as inhibitor.',
  },
}
