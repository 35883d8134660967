import type { DefinitionsOf } from './definition.ts'

/** The Altena Group and what lies below it. */
export const oldStratUnits = {
  AT: {
    nl: 'Vooral donkere klei uit zee, van het eind van het Trias tot in de Jura.',
    en: 'Mostly dark marine claystone, from the end of the Triassic into the Jurassic.',
  },
  ATBR: {
    nl: 'Kalk, mergel en zandige lagen uit ondiepe zee, vooral uit de Midden-Jura. Boven in de Altena Groep.',
    en: 'Limestone, marl and sandy beds of a shallow sea, mostly of the Middle Jurassic. At the top of the Altena Group.',
  },
  ATWD: {
    nl: 'Klei en zandige klei uit zee, vooral uit de Midden-Jura, boven de Posidonia Schalie.',
    en: 'Marine claystone and sandy claystone, mostly of the Middle Jurassic, above the Posidonia Shale.',
  },
  ATPO: {
    nl: 'Donkere schalie met veel resten van leven, uit het Toarcien. Hieruit is veel olie ontstaan.',
    en: 'Dark shale rich in the remains of life, of the Toarcian. It is the source of much oil.',
  },
  ATAL: {
    nl: 'Dikke donkergrijze klei uit de zee van de Vroeg-Jura.',
    en: 'Thick dark-grey claystone from the sea of the Early Jurassic.',
  },
  ATRT: {
    nl: 'Grijze klei uit zee van het eind van het Trias, onder in de Altena Groep.',
    en: 'Grey marine claystone of the latest Triassic, at the base of the Altena Group.',
  },
  RN: {
    nl: 'Klei, kalk, zout en zandsteen, vooral uit het Midden- en Laat-Trias, met de Röt en de Muschelkalk.',
    en: 'Claystone, limestone, salt and sandstone, mostly of the Middle and Late Triassic, with the Röt and the Muschelkalk.',
  },
  RNMU: {
    nl: 'Kalk en mergel met zout en anhydriet, uit de ondiepe zee van het Midden-Trias.',
    en: 'Limestone and marl with salt and anhydrite, of the shallow sea of the Middle Triassic.',
  },
  RNRO: {
    nl: 'Zout, anhydriet en rode klei. In Twente wordt dit zout gewonnen.',
    en: 'Salt, anhydrite and red claystone. This is the salt that is produced in Twente.',
  },
  RNSO: {
    nl: 'Rode en grijze klei met zandsteen onderin, vlak onder de Röt.',
    en: 'Red and grey claystone with sandstone at its base, just below the Röt.',
  },
  RB: {
    nl: 'Rode klei en zandsteen van rivieren, duinen en meren in een droog land. Uit het Vroeg-Trias.',
    en: 'Red claystone and sandstone of rivers, dunes and lakes in a dry land. Of the Early Triassic.',
  },
  RBM: {
    nl: 'Drie keer een laag zandsteen met klei erboven, uit het Vroeg-Trias. In de zandsteen zit gas.',
    en: 'Sandstone with claystone above it, three times over, of the Early Triassic. The sandstone holds gas.',
  },
  RBMV: {
    nl: 'De onderste zandsteen en klei van de Hoofd-Bontzandsteen.',
    en: 'The lowest sandstone and claystone of the Main Buntsandstein.',
  },
  RBMD: {
    nl: 'De middelste zandsteen en klei van de Hoofd-Bontzandsteen.',
    en: 'The middle sandstone and claystone of the Main Buntsandstein.',
  },
  RBMH: {
    nl: 'De bovenste zandsteen en klei van de Hoofd-Bontzandsteen. Vaak is ze later weer weggesleten.',
    en: 'The uppermost sandstone and claystone of the Main Buntsandstein, often worn away later.',
  },
  RBSH: {
    nl: 'Rode klei met dunne lagen zandsteen en kalkkorrels, onder de Hoofd-Bontzandsteen.',
    en: 'Red claystone with thin beds of sandstone and oolite, below the Main Buntsandstein.',
  },
  ZE: {
    nl: 'Zout, anhydriet en kalk van een zee die in het Laat-Perm telkens indampte. Het zout sluit het gas eronder af.',
    en: 'Salt, anhydrite and carbonate of a Late Permian sea that dried up repeatedly. The salt seals the gas below it.',
  },
  ZEZ4: {
    nl: 'De vierde keer dat de Zechsteinzee indampte: rode klei, anhydriet en zout.',
    en: 'The fourth time that the Zechstein sea dried up: red claystone, anhydrite and salt.',
  },
  ZEZ3: {
    nl: 'De derde keer dat de Zechsteinzee indampte: klei, kalk, anhydriet en zout, ook van magnesium en kalium.',
    en: 'The third time that the Zechstein sea dried up: clay, carbonate, anhydrite and salt, also of magnesium and potassium.',
  },
  ZEZ2: {
    nl: 'De tweede keer dat de Zechsteinzee indampte: kalk en anhydriet met het dikste zout erop.',
    en: 'The second time that the Zechstein sea dried up: carbonate and anhydrite, with the thickest salt on top.',
  },
  ZEZ1: {
    nl: 'De eerste keer dat de Zechsteinzee indampte: koperschalie, kalk, veel anhydriet en soms zout.',
    en: 'The first time that the Zechstein sea dried up: copper shale, carbonate, much anhydrite and some salt.',
  },
  RO: {
    nl: 'Zandsteen en klei van rivieren, duinen en zoutmeren in een woestijn, uit het Perm.',
    en: 'Sandstone and claystone of rivers, dunes and salt lakes in a Permian desert.',
  },
  ROSL: {
    nl: 'Zandsteen van rivieren en woestijnduinen. Hierin zit het gas van Groningen.',
    en: 'Sandstone of rivers and desert dunes. It holds the gas of the Groningen field.',
  },
  ROSLU: {
    nl: 'De zandsteen boven de kleilaag die de Slochteren Formatie in tweeën deelt.',
    en: 'The sandstone above the claystone that parts the Slochteren Formation in two.',
  },
  ROSLL: {
    nl: 'De zandsteen onder de kleilaag die de Slochteren Formatie in tweeën deelt.',
    en: 'The sandstone below the claystone that parts the Slochteren Formation in two.',
  },
  ROCL: {
    nl: 'Rode klei met zout van een groot zoutmeer in de woestijn. In het noorden, waar het zand ophoudt.',
    en: 'Red claystone with salt, of a large desert lake. In the north, where the sand ends.',
  },
  RV: {
    nl: 'Gesteente van vulkanen met klei en zandsteen, uit het Vroeg-Perm. In het oosten en op zee.',
    en: 'Volcanic rock with claystone and sandstone, of the Early Permian. In the east and offshore.',
  },
  DC: {
    nl: 'Klei en zandsteen met lagen steenkool uit het Laat-Carboon. Uit de kool ontstond veel aardgas.',
    en: 'Claystone and sandstone with coal seams, of the Late Carboniferous. Much natural gas came from the coal.',
  },
  DCC: {
    nl: 'Vooral fijne klei met veel lagen steenkool, van een delta uit het Westfalien. Hierin lagen de mijnen.',
    en: 'Mostly fine claystone with many coal seams, of a Westphalian delta. The mines were in these rocks.',
  },
  DCD: {
    nl: 'Vooral zandsteen van rivieren, met soms steenkool. Uit de latere helft van het Westfalien.',
    en: 'Mostly sandstone of rivers, with some coal, of the later half of the Westphalian.',
  },
  DCH: {
    nl: 'Rode klei en zandsteen van rivieren, bijna zonder steenkool. De jongste lagen van de Limburg Groep.',
    en: 'Red claystone and sandstone of rivers, almost without coal. The youngest rocks of the Limburg Group.',
  },
  DCG: {
    nl: 'Donkere klei uit zee, met naar boven toe zandsteen van delta’s. Uit het Namurien.',
    en: 'Dark marine claystone, with delta sandstone towards its top, of the Namurian.',
  },
  CF: {
    nl: 'Klei en zandsteen met kalk en wat steenkool, uit het Vroeg-Carboon. In het noorden van de Noordzee.',
    en: 'Claystone and sandstone with limestone and some coal, of the Early Carboniferous. In the northern offshore.',
  },
  CL: {
    nl: 'Kalksteen en dolomiet uit een ondiepe, warme zee van het Vroeg-Carboon. Vooral in het zuiden.',
    en: 'Limestone and dolomite of a warm, shallow sea of the Early Carboniferous. Mostly in the south.',
  },
  CLZL: {
    nl: 'Dikke kalksteen en dolomiet in het zuiden, waar naar diepe aardwarmte wordt gezocht.',
    en: 'Thick limestone and dolomite in the south, explored for deep geothermal heat.',
  },
} as const satisfies Partial<DefinitionsOf<'stratUnit'>>
