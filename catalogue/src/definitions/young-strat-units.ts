import type { DefinitionsOf } from './definition.ts'

/** What lies above the Altena Group. */
export const youngStratUnits = {
  AIR: {
    nl: 'Geen gesteente: de lucht tussen de boorvloer en de zee of de grond.',
    en: 'Not rock: the air between the drill floor and the sea or the ground.',
  },
  WATER: {
    nl: 'Geen gesteente: het water tussen het oppervlak van de zee en de bodem.',
    en: 'Not rock: the water between the surface of the sea and the seabed.',
  },
  NU: {
    nl: 'Zand en klei uit zee en van rivieren, van het Mioceen tot nu. De bovenste groep.',
    en: 'Sand and clay of seas and rivers, from the Miocene until now. The uppermost group.',
  },
  NUOT: {
    nl: 'Zand en klei met schelpen, vooral uit de ondiepe zee van het Plioceen.',
    en: 'Sand and clay with shells, mostly of the shallow sea of the Pliocene.',
  },
  NUMS: {
    nl: 'Zand en klei met schelpen van de kust, uit het begin van het Pleistoceen.',
    en: 'Sand and clay with shells, laid down along the coast in the Early Pleistocene.',
  },
  NM: {
    nl: 'Klei en zand uit zee, vooral uit het Oligoceen.',
    en: 'Clay and sand laid down at sea, mostly in the Oligocene.',
  },
  NMVFS: {
    nl: 'Fijn zand uit ondiepe zee, van het eind van het Oligoceen en het begin van het Mioceen.',
    en: 'Fine sand of a shallow sea, from the latest Oligocene and the earliest Miocene.',
  },
  NMRF: {
    nl: 'Zware klei en zand uit de zee van het Vroeg-Oligoceen.',
    en: 'Stiff clay and sand from the sea of the Early Oligocene.',
  },
  NL: {
    nl: 'Klei en zand uit zee, uit het Paleoceen en het Eoceen.',
    en: 'Clay and sand laid down at sea in the Palaeocene and the Eocene.',
  },
  NLFF: {
    nl: 'Klei en zand uit de zee van het Eoceen. Onderin zit as van vulkanen.',
    en: 'Clay and sand from the sea of the Eocene, with volcanic ash near its base.',
  },
  NLLF: {
    nl: 'Klei, mergel en zand uit de zee van het Laat-Paleoceen.',
    en: 'Clay, marl and sand from the sea of the Late Palaeocene.',
  },
  CK: {
    nl: 'Kalk van resten van heel kleine zeedieren en algen, uit het Laat-Krijt en het Vroeg-Paleoceen.',
    en: 'Limestone made of the remains of tiny sea life, of the Late Cretaceous and the Early Palaeocene.',
  },
  CKEK: {
    nl: 'Krijtkalk uit het begin van het Paleoceen, boven in de Krijtkalk Groep.',
    en: 'Chalk of the earliest Palaeocene, at the top of the Chalk Group.',
  },
  CKGR: {
    nl: 'Dikke witte krijtkalk met vuursteen, uit het grootste deel van het Laat-Krijt.',
    en: 'Thick white chalk with flint, of most of the Late Cretaceous.',
  },
  CKTX: {
    nl: 'Kalk en mergel van het begin van het Laat-Krijt, onder in de Krijtkalk Groep.',
    en: 'Limestone and marl of the earliest Late Cretaceous, at the base of the Chalk Group.',
  },
  KN: {
    nl: 'Klei, mergel en zandsteen uit de zee die in het Vroeg-Krijt het land overspoelde.',
    en: 'Claystone, marl and sandstone of the sea that flooded the land in the Early Cretaceous.',
  },
  KNGL: {
    nl: 'Grijze en roodbruine mergel en klei uit zee, uit het Aptien en het Albien.',
    en: 'Grey and reddish-brown marl and claystone, laid down at sea in the Aptian and the Albian.',
  },
  KNGLU: {
    nl: 'De bovenste mergel van de Holland Formatie, uit het Albien.',
    en: 'The uppermost marl of the Holland Formation, of the Albian.',
  },
  KNNC: {
    nl: 'Donkere klei uit zee, die oudere lagen zand afsluit. Uit het Vroeg-Krijt.',
    en: 'Dark marine claystone of the Early Cretaceous, which seals older sands.',
  },
  KNNS: {
    nl: 'Zandsteen van kust en ondiepe zee uit het Vroeg-Krijt. Er zit olie en gas in.',
    en: 'Sandstone of coasts and shallow seas of the Early Cretaceous. It holds oil and gas.',
  },
  KNNSL: {
    nl: 'Dunne lagen fijne zandsteen en zandige klei van een kust in het westen van het land.',
    en: 'Thin beds of fine sandstone and sandy claystone, laid down along a coast in the west of the country.',
  },
  KNNSG: {
    nl: 'Zandsteen uit zee van het Hauterivien, in het oosten langs de grens met Duitsland.',
    en: 'Marine sandstone of the Hauterivian, in the east along the German border.',
  },
  KNNSF: {
    nl: 'Kleiige zandsteen met glauconiet, van de kust in het noorden. Er zit gas in.',
    en: 'Clayey sandstone with glauconite, laid down along the coast in the north. It holds gas.',
  },
  SL: {
    nl: 'Klei en zandsteen van rivieren, meren en kust, met soms een laag kool. Uit de Laat-Jura en het Vroeg-Krijt.',
    en: 'Claystone and sandstone of rivers, lakes and coasts, with some coal. Of the Late Jurassic and Early Cretaceous.',
  },
  SLDB: {
    nl: 'Klei en zandsteen van rivieren en meren, in het Breeveertien Bekken op zee.',
    en: 'Claystone and sandstone of rivers and lakes, in the offshore Broad Fourteens Basin.',
  },
  SLDN: {
    nl: 'Klei en zandsteen van rivieren in het westen van het land. Er komt olie en aardwarmte uit.',
    en: 'Claystone and sandstone of rivers in the west of the country. It yields oil and geothermal heat.',
  },
  SLCM: {
    nl: 'Grijze klei van meren en een baai, met kool onderin. Uit de Laat-Jura, in de Centrale Slenk op zee.',
    en: 'Grey claystone of lakes and a bay, with coal near its base. Of the Late Jurassic, in the offshore Central Graben.',
  },
  SG: {
    nl: 'Klei en zandsteen uit zee, van de Laat-Jura en het begin van het Krijt. In het noorden van de Noordzee.',
    en: 'Marine claystone and sandstone of the Late Jurassic and earliest Cretaceous, in the northern offshore.',
  },
  SGKI: {
    nl: 'Grijze klei uit zee van de Laat-Jura, met dunne lagen dolomiet. In de Centrale Slenk op zee.',
    en: 'Grey marine claystone of the Late Jurassic with thin dolomite, in the offshore Central Graben.',
  },
  SK: {
    nl: 'Klei, kalk en zouten van meren en lagunes uit de Laat-Jura en het Vroeg-Krijt, in het oosten van het land.',
    en: 'Claystone, limestone and evaporites of lakes and lagoons in the east. Of the Late Jurassic and Early Cretaceous.',
  },
} as const satisfies Partial<DefinitionsOf<'stratUnit'>>
