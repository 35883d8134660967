import type { DefinitionsOf } from './definition.ts'
import { oldStratUnits } from './old-strat-units.ts'
import { youngStratUnits } from './young-strat-units.ts'

// Ages after the International Chronostratigraphic Chart, rounded; the Carboniferous is parted at the base of the Namurian, as
// the Dutch nomenclature does.
export const chronostrat: DefinitionsOf<'chronostrat'> = {
  NEO: {
    nl: 'Ongeveer 23 tot 2,6 miljoen jaar geleden. In Nederland vooral zand en klei uit ondiepe zee.',
    en: 'About 23 to 2.6 million years ago. In the Netherlands mostly sand and clay of shallow seas.',
  },
  PAL: {
    nl: 'Ongeveer 66 tot 23 miljoen jaar geleden. In Nederland vooral klei en zand uit zee.',
    en: 'About 66 to 23 million years ago. In the Netherlands mostly clay and sand laid down at sea.',
  },
  CRU: {
    nl: 'Ongeveer 100 tot 66 miljoen jaar geleden. In Nederland vooral krijtkalk.',
    en: 'About 100 to 66 million years ago. In the Netherlands mostly chalk.',
  },
  CRL: {
    nl: 'Ongeveer 145 tot 100 miljoen jaar geleden. In Nederland vooral klei, mergel en zandsteen uit zee.',
    en: 'About 145 to 100 million years ago. In the Netherlands mostly clay, marl and sandstone laid down at sea.',
  },
  JUU: {
    nl: 'Ongeveer 162 tot 145 miljoen jaar geleden. Lagen uit deze tijd liggen in een paar dalende bekkens.',
    en: 'About 162 to 145 million years ago. Rocks of this age lie in a few basins that were sinking then.',
  },
  JUL: {
    nl: 'Ongeveer 201 tot 162 miljoen jaar geleden. In Nederland vooral donkere klei uit zee.',
    en: 'About 201 to 162 million years ago. In the Netherlands mostly dark clay laid down at sea.',
  },
  TRI: {
    nl: 'Ongeveer 252 tot 201 miljoen jaar geleden. In Nederland zandsteen, klei, kalk en zout.',
    en: 'About 252 to 201 million years ago. In the Netherlands sandstone, claystone, limestone and salt.',
  },
  PER: {
    nl: 'Ongeveer 299 tot 252 miljoen jaar geleden. In Nederland zandsteen uit een woestijn, met dik zout erop.',
    en: 'About 299 to 252 million years ago. In the Netherlands desert sandstone, with thick salt on top of it.',
  },
  CBU: {
    nl: 'Ongeveer 330 tot 299 miljoen jaar geleden. In deze tijd ontstonden de lagen steenkool.',
    en: 'About 330 to 299 million years ago. The coal seams were formed in this time.',
  },
  CBL: {
    nl: 'Ongeveer 359 tot 330 miljoen jaar geleden. In het zuiden kalksteen, in het noorden ook zandsteen en klei.',
    en: 'About 359 to 330 million years ago. Limestone in the south, with sandstone and claystone in the north.',
  },
}

export const stratGroup: DefinitionsOf<'stratGroup'> = {
  TERTIARY: {
    nl: 'Zand en klei die na het Krijt zijn afgezet, van ongeveer 66 miljoen jaar geleden tot nu. Codes met N.',
    en: 'Sand and clay laid down after the Cretaceous, from about 66 million years ago until now. Codes with N.',
  },
  LATE_CRETACEOUS: {
    nl: 'Dikke lagen kalk uit het Laat-Krijt en het begin van het Paleogeen. Codes met CK.',
    en: 'Thick layers of chalk from the Late Cretaceous and the earliest Palaeogene. Codes with CK.',
  },
  EARLY_CRETACEOUS: {
    nl: 'Klei, mergel en zandsteen uit de zee van het Vroeg-Krijt. Codes met KN.',
    en: 'Clay, marl and sandstone from the sea of the Early Cretaceous. Codes with KN.',
  },
  LATE_JURASSIC_EARLY_CRETACOUS: {
    nl: 'Lagen van land, kust, meren en zee die in dalende bekkens zijn afgezet. Codes met S.',
    en: 'Layers of land, coast, lakes and sea, laid down in sinking basins. Codes with S.',
  },
  JURASSIC: {
    nl: 'Vooral donkere klei uit zee, van het eind van het Trias tot in de Jura. Codes met AT.',
    en: 'Mostly dark marine clay, from the end of the Triassic into the Jurassic. Codes with AT.',
  },
  TRIASSIC: {
    nl: 'Zandsteen, klei, kalk en zout uit het Trias. Codes met R, behalve RO en RV.',
    en: 'Sandstone, claystone, limestone and salt of the Triassic. Codes with R, except RO and RV.',
  },
  ZECHSTEIN: {
    nl: 'Zout, anhydriet en kalk uit een zee die in het Laat-Perm telkens indampte. Codes met ZE.',
    en: 'Salt, anhydrite and carbonate of a Late Permian sea that dried up again and again. Codes with ZE.',
  },
  ROTLIEGEND: {
    nl: 'Gesteente van vulkanen, rivieren, duinen en zoutmeren uit het Perm. Codes met RO en RV.',
    en: 'Rock of volcanoes, rivers, dunes and salt lakes of the Permian. Codes with RO and RV.',
  },
  LATE_CARBONIFEROUS: {
    nl: 'Klei en zandsteen met lagen steenkool, waaruit veel van het Nederlandse gas komt. Codes met DC.',
    en: 'Claystone and sandstone with coal seams, the source of much of the Dutch gas. Codes with DC.',
  },
  EARLY_CARBONIFEROUS: {
    nl: 'Kalksteen in het zuiden, en klei en zandsteen met kalk in het noorden. Codes met CF en CL.',
    en: 'Limestone in the south, and claystone and sandstone with limestone in the north. Codes with CF and CL.',
  },
}

export const stratUnit: DefinitionsOf<'stratUnit'> = { ...youngStratUnits, ...oldStratUnits }
