import type { ColumnDefinitionsOf } from '../definition.ts'

export const licences: ColumnDefinitionsOf<'licences'> = {
  gdnrCollectionId: {
    nl: 'De unieke id van de vergunning met al haar gebieden. Boringen en velden verwijzen ermee naar de vergunning.',
    en: 'The unique ID of the licence with all its areas. Boreholes and fields use it to refer to the licence.',
  },
  licenceName: {
    nl: 'De naam waaronder de vergunning is verleend of aangevraagd, meestal die van het gebied.',
    en: 'The name under which the licence was granted or applied for, mostly that of its area.',
  },
  grantedDate: {
    nl: 'De dag waarop het besluit viel om de vergunning te geven. Leeg zolang ze alleen is aangevraagd. 1 januari 1800 staat voor een onbekende dag.',
    en: 'The day of the decision to grant the licence. Empty while it is only applied for. 1 January 1800 stands for an unknown day.',
  },
  resourceCode: {
    nl: 'De stof of de warmte waar de vergunning over gaat: om naar te zoeken, te winnen of op te slaan.',
    en: 'The substance or heat that the licence is about: to explore for, to produce or to store.',
  },
  operator: {
    nl: 'Het bedrijf dat het werk onder de vergunning leidt. Meestal is het ook een van de vergunninghouders.',
    en: 'The company that leads the work under the licence. It is mostly one of the licensees too.',
  },
  licensees: {
    nl: 'De bedrijven die de vergunning samen hebben. Eén van hen leidt meestal het werk als operator.',
    en: 'The companies that hold the licence together. One of them mostly leads the work as operator.',
  },
  licenceTypeCode: {
    nl: 'Welk recht de vergunning geeft, zoals opsporen, winnen of opslaan.',
    en: 'Which right the licence gives, such as exploration, production or storage.',
  },
  status: {
    nl: 'Hoe de vergunning er nu voor staat: aangevraagd, van kracht, verlengd of vervallen.',
    en: 'The present state of the licence: applied for, in force, extended or expired.',
  },
  expiryDate: {
    nl: 'De dag waarop de termijn van de vergunning eindigt. Is op tijd verlenging gevraagd, dan blijft ze gelden tot het besluit.',
    en: 'The day on which the term of the licence ends. If an extension was asked for in time, it stands until that is decided.',
  },
  seaside: {
    nl: 'Of het gebied van de vergunning op zee ligt: J is op zee, N is op land.',
    en: 'Whether the licence area lies offshore: J is offshore, N is on land.',
  },
  licenceCode: {
    nl: 'De korte code van de vergunning. Heeft een datapakket geen vergunning-id’s, dan worden ze hiervan gemaakt.',
    en: 'The short code of the licence. Where a data package has no licence IDs, they are made from it.',
  },
  areaNames: {
    nl: 'De namen van de gebieden waaruit de vergunning bestaat. Een vergunning kan meer dan één los gebied hebben.',
    en: 'The names of the areas that make up the licence. A licence may have several separate ones.',
  },
}
