import type { DefinitionsOf } from './definition.ts'

// The rights are those of the Dutch Mining Act; for geothermal heat as it stands since 1 July 2023 (article 1 and chapter 2a).
export const licenceType: DefinitionsOf<'licenceType'> = {
  EXP: {
    nl: 'Geeft de houder als enige het recht om in een gebied naar een delfstof of aardwarmte te zoeken, ook met boringen.',
    en: 'Gives its holder the sole right to explore an area for a mineral or geothermal heat, by drilling too.',
  },
  PRD: {
    nl: 'Geeft de houder als enige het recht om in een gebied een delfstof of aardwarmte te winnen.',
    en: 'Gives its holder the sole right to produce a mineral or geothermal heat in an area.',
  },
  STR: {
    nl: 'Geeft de houder als enige het recht om een stof in de diepe ondergrond van een gebied op te slaan.',
    en: 'Gives its holder the sole right to store a substance deep beneath an area.',
  },
  GEA: {
    nl: 'Geeft de houder als enige het recht om voor dit gebied een startvergunning aan te vragen. Boren mag er nog niet mee.',
    en: 'Gives its holder the sole right to apply for a start licence in this area. It does not allow drilling.',
  },
  GSL: {
    nl: 'Geeft het recht om naar aardwarmte te boren, te testen en een eerste tijd te winnen.',
    en: 'Gives the right to drill for geothermal heat, to test, and to produce it for a first period.',
  },
  GFL: {
    nl: 'Geeft na de startvergunning het recht om lange tijd aardwarmte te winnen.',
    en: 'Gives the right to produce geothermal heat for the long term, once the start licence ends.',
  },
  SRP: {
    nl: 'Geeft het recht om in een gebied naar aardwarmte te zoeken. Winnen mag er niet mee.',
    en: 'Gives the right to explore an area for geothermal heat. It does not allow production.',
  },
}

export const licenceStatus: DefinitionsOf<'licenceStatus'> = {
  EFFECTIVE: {
    nl: 'De vergunning is verleend en de houder kan haar nu gebruiken.',
    en: 'The licence has been granted and its holder may use it now.',
  },
  EXTENDED: {
    nl: 'De vergunning duurt langer dan eerst was bepaald, na een besluit daarover.',
    en: 'The licence runs longer than first set, by a decision to that effect.',
  },
  APPLIED: {
    nl: 'Iemand heeft om de vergunning gevraagd. Er is nog niet beslist.',
    en: 'Someone has asked for the licence. No decision has been taken yet.',
  },
  EXTENDEDWVA: {
    nl: 'De termijn is voorbij, maar er is op tijd verlenging gevraagd. Tot het besluit blijft de vergunning van kracht.',
    en: 'The term has ended, but an extension was asked for in time. The licence stays in force until that is decided.',
  },
  VALID: {
    nl: 'De vergunning is van kracht. Het register zegt niet meer over haar verloop.',
    en: 'The licence is in force. The register says no more about its course.',
  },
  EXPIRED: {
    nl: 'De vergunning is niet meer van kracht: de termijn is voorbij of ze is eerder beëindigd.',
    en: 'The licence is no longer in force: its term is over or it was ended earlier.',
  },
}

export const resource: DefinitionsOf<'resource'> = {
  HYDROCARBONS: {
    nl: 'Aardolie en aardgas, en wat daar vloeibaar uit vrijkomt.',
    en: 'Crude oil and natural gas, and the liquids that come from them.',
  },
  EARTHHEAT: {
    nl: 'Warmte uit de ondergrond, dieper dan 500 meter.',
    en: 'Heat from the subsurface, from below 500 metres.',
  },
  CO2: {
    nl: 'Koolstofdioxide die voorgoed in de ondergrond wordt opgeslagen.',
    en: 'Carbon dioxide that is stored underground for good.',
  },
  SALT: {
    nl: 'Zout uit diepe lagen: steenzout en zouten van magnesium of kalium.',
    en: 'Salt from deep layers: rock salt and the salts of magnesium or potassium.',
  },
  GAS: {
    nl: 'Aardgas, vooral waar het in de ondergrond wordt opgeslagen.',
    en: 'Natural gas, mostly where it is stored underground.',
  },
  COAL: {
    nl: 'Brandbaar gesteente van planten uit het Carboon, dat in Limburg tot 1974 is gewonnen.',
    en: 'Rock that burns, formed of plants in the Carboniferous. It was mined in Limburg until 1974.',
  },
  NITROGEN: {
    nl: 'Stikstof die in een holte in zout wordt bewaard, om gas op kwaliteit te brengen.',
    en: 'Nitrogen that is kept in a salt cavern, to bring gas to the required quality.',
  },
  HYDROGEN: {
    nl: 'Waterstof die in een holte in zout wordt bewaard, als voorraad energie.',
    en: 'Hydrogen that is kept in a salt cavern, as a store of energy.',
  },
  GASOIL: {
    nl: 'De oliesoort die ook diesel heet, als voorraad bewaard in een holte in zout.',
    en: 'The fuel oil also known as diesel, kept in a salt cavern as a reserve.',
  },
  SALTWATER: {
    nl: 'Water met veel zout, dat in een diepe laag wordt teruggebracht of opgeslagen.',
    en: 'Water with much salt in it, which is returned to or stored in a deep layer.',
  },
}

export const seaside: DefinitionsOf<'seaside'> = {
  J: {
    nl: 'Het gebied van de vergunning ligt onder de zee.',
    en: 'The licence area lies beneath the sea.',
  },
  N: {
    nl: 'Het gebied van de vergunning ligt onder het land of onder binnenwater.',
    en: 'The licence area lies beneath land or inland waters.',
  },
}
