import type { ColumnDefinitionsOf } from '../definition.ts'

export const boreholes: ColumnDefinitionsOf<'boreholes'> = {
  boreholeDbk: {
    nl: 'Het unieke nummer van de boring. Andere tabellen verwijzen ermee naar de boring.',
    en: 'The unique number of the borehole. Other tables use it to refer to the borehole.',
  },
  boreholeName: {
    nl: 'De volledige naam, meestal een plaats, veld of blok met een volgnummer. De boorgatcode is er een korte vorm van.',
    en: 'The full name, mostly a place, field or block with a serial number. The borehole code is a short form of it.',
  },
  shortName: {
    nl: 'De korte naam van hetzelfde boorgat, zoals die in lijsten en bestandsnamen staat. Op zee is hij vaak gelijk aan de volledige naam.',
    en: 'The short name of the same borehole, as used in lists and file names. Offshore it is often the same as the full name.',
  },
  resultCode: {
    nl: 'Wat de boring heeft gevonden, zoals gas, olie, water of niets. Of het gat nu in gebruik is, zegt de status.',
    en: 'What the borehole found, such as gas, oil, water or nothing. Whether it is in use today is told by its status.',
  },
  clientOrgName: {
    nl: 'Het bedrijf dat opdracht gaf om te boren. De huidige eigenaar kan een ander bedrijf zijn.',
    en: 'The company that had the borehole drilled. The current owner may be another company.',
  },
  startDate: {
    nl: 'De dag waarop het boren begon, of volgens plan begint.',
    en: 'The day on which drilling started, or is planned to start.',
  },
  endDate: {
    nl: 'De dag waarop het boren klaar was, niet de dag waarop de put dichtging. 1 januari 1800 of 1801 staat voor een onbekende dag.',
    en: 'The day on which drilling ended, not the day the well was closed. 1 January 1800 or 1801 stands for an unknown day.',
  },
  purposeCd: {
    nl: 'Waarvoor de boring is gemaakt, zoals zoeken, winnen, opslaan of meten. Wat de boring vond, staat bij het resultaat.',
    en: 'What the borehole was drilled for, such as exploration, production, storage or observation. What it found is its result.',
  },
  statusDescription: {
    nl: 'Hoe het boorgat er nu voor staat, zoals in bedrijf, stilgelegd of voorgoed dichtgemaakt.',
    en: 'The present state of the borehole, such as in operation, suspended or sealed for good.',
  },
  onOffshore: {
    nl: 'Of de boring op land of op zee begint. Binnenwater, zoals een meer, telt als land.',
    en: 'Whether the borehole starts on land or at sea. Inland waters, such as a lake, count as land.',
  },
  legalOwnerName: {
    nl: 'Het bedrijf dat nu eigenaar van het boorgat is. Een ander bedrijf kan het hebben laten boren.',
    en: 'The company that owns the borehole now. Another company may have had it drilled.',
  },
  confidentialityDate: {
    nl: 'De dag vanaf wanneer de gegevens van de boring openbaar zijn. Tot die dag zijn ze vertrouwelijk volgens de mijnbouwregels.',
    en: 'The day from which the data of the borehole is public. Until then it is confidential under mining law.',
  },
  blockCd: {
    nl: 'Het blok op zee waar de boring begint, zoals K12.',
    en: 'The offshore block in which the borehole starts, such as K12.',
  },
  endAhDepthInMeters: {
    nl: 'De afstand van het referentievlak tot het einde van het gat, gemeten langs het gat (AH), in meters.',
    en: 'The distance from the reference level to the end of the hole, measured along the hole (AH), in metres.',
  },
  tvdInMeters: {
    nl: 'Hoe diep het einde van het gat ligt, recht omlaag vanaf het referentievlak (TVD), in meters. Een schuin gat is langer dan dat.',
    en: 'How deep the hole ends, straight down from the reference level (TVD), in metres. A deviated hole is longer than that.',
  },
  nitgNr: {
    nl: 'Het nummer van de boring in DINO, de landelijke databank van de ondergrond. Het is gemaakt van een kaartblad en een volgnummer.',
    en: 'The number of the borehole in DINO, the national database of the subsurface. It is made of a map sheet and a serial number.',
  },
  uwi: {
    nl: 'De unieke aanduiding van de boring (unique well identifier), die ook in bestanden met boorgatmetingen kan staan.',
    en: 'The unique well identifier of the borehole, which files of well logs may carry too.',
  },
  aliasName: {
    nl: 'Een tweede naam waaronder de boring bekend is, bijvoorbeeld een oudere naam.',
    en: 'A second name by which the borehole is known, for instance an earlier one.',
  },
  fieldCode: {
    nl: 'Het veld waar de put bij hoort, met de code uit het register van velden.',
    en: 'The field that the well belongs to, by its code in the register of fields.',
  },
  facilityCode: {
    nl: 'Het mijnbouwwerk waar de put bij hoort, zoals een platform of een locatie op land. De tabel van mijnbouwwerken heeft de naam.',
    en: 'The mining facility that the well belongs to, such as a platform or a site on land. The table of facilities has its name.',
  },
  boreholeType: {
    nl: 'Of het gat aan het oppervlak begint, of onder de grond uit een ander boorgat vertrekt.',
    en: 'Whether the hole starts at the surface, or leaves another borehole underground.',
  },
  longitudeWgs84: {
    nl: 'Waar het gat aan het oppervlak begint, in graden oost (WGS84, EPSG:4326). Het einde van een schuin gat ligt ernaast.',
    en: 'Where the hole starts at the surface, in degrees east (WGS84, EPSG:4326). A deviated hole ends elsewhere.',
  },
  latitudeWgs84: {
    nl: 'Waar het gat aan het oppervlak begint, in graden noord (WGS84, EPSG:4326). Het einde van een schuin gat ligt ernaast.',
    en: 'Where the hole starts at the surface, in degrees north (WGS84, EPSG:4326). A deviated hole ends elsewhere.',
  },
  parentDbk: {
    nl: 'Het boorgat waaruit deze zijtak vertrekt, met zijn boorgat-id. Leeg bij een gat dat aan het oppervlak begint.',
    en: 'The borehole that this sidetrack leaves, by its borehole ID. Empty for a hole that starts at the surface.',
  },
  gdnrCollectionId: {
    nl: 'De vergunning waar de boring bij hoort, met de id uit het register van vergunningen.',
    en: 'The licence that the borehole belongs to, by its ID in the register of licences.',
  },
  mapSheetLayout: {
    nl: 'De verdeling in kaartbladen die is gebruikt, zoals die van de topografische kaart of de blokken op zee.',
    en: 'The division into map sheets that was used, such as that of the topographic map or the offshore blocks.',
  },
  mapSheet: {
    nl: 'Het blad van de kaart waarop de boring ligt, zoals 07D. Op zee is de waarde leeg: daar geldt het blok.',
    en: 'The sheet of the map on which the borehole lies, such as 07D. Offshore it is empty: the block is used there.',
  },
  provinceCode: {
    nl: 'De korte code van de provincie waar de boring begint. Op zee is de waarde leeg.',
    en: 'The short code of the province in which the borehole starts. It is empty offshore.',
  },
  provinceName: {
    nl: 'De naam van de provincie waar de boring begint, bij de provinciecode. Op zee is de waarde leeg.',
    en: 'The name of the province in which the borehole starts, to go with its code. It is empty offshore.',
  },
  municipalityId: {
    nl: 'De code van de gemeente waar de boring begint. Op zee is de waarde leeg.',
    en: 'The code of the municipality in which the borehole starts. It is empty offshore.',
  },
  municipalityName: {
    nl: 'De naam van de gemeente waar de boring begint, bij de gemeente-id. Op zee is de waarde leeg.',
    en: 'The name of the municipality in which the borehole starts, to go with its ID. It is empty offshore.',
  },
  postalCode: {
    nl: 'De postcode van de plaats op land waar is geboord, voor zover die bekend is.',
    en: 'The postcode of the drilling site on land, where it is known.',
  },
  submittedX: {
    nl: 'De X of lengtegraad van de boring, precies zoals aangeleverd. Het aangeleverde stelsel zegt hoe u dit getal leest.',
    en: 'The X or longitude of the borehole, exactly as submitted. The submitted coordinate system says how to read it.',
  },
  submittedY: {
    nl: 'De Y of breedtegraad van de boring, precies zoals aangeleverd. Het aangeleverde stelsel zegt hoe u dit getal leest.',
    en: 'The Y or latitude of the borehole, exactly as submitted. The submitted coordinate system says how to read it.',
  },
  submittedSystem: {
    nl: 'Het stelsel van de aangeleverde X en Y. Zijn er geen graden in WGS84 gegeven, dan worden ze hieruit berekend.',
    en: 'The system of the submitted X and Y. Where no WGS84 degrees are given, they are calculated from these.',
  },
  boreholeShape: {
    nl: 'De vorm van het gat: recht omlaag, schuin of bijna waterpas. Het hele verloop staat in de deviatiemetingen.',
    en: 'The shape of the hole: straight down, at an angle or almost level. Its whole path is in the deviation surveys.',
  },
  kickoffAhDepthInMeters: {
    nl: 'De diepte waar het gat begint af te buigen of de zijtak begint. In meters langs het gat, vanaf het referentievlak.',
    en: 'The depth at which the hole begins to bend or the sidetrack begins. In metres along the hole, from the reference level.',
  },
  endDx: {
    nl: 'Hoeveel meter het einde van het gat oostelijk van het begin ligt, in ED50 / UTM 31 (EPSG:23031). Negatief is westelijk.',
    en: 'How many metres east of its start the hole ends, in ED50 / UTM 31 (EPSG:23031). Negative is west.',
  },
  endDy: {
    nl: 'Hoeveel meter het einde van het gat noordelijk van het begin ligt, in ED50 / UTM 31 (EPSG:23031). Negatief is zuidelijk.',
    en: 'How many metres north of its start the hole ends, in ED50 / UTM 31 (EPSG:23031). Negative is south.',
  },
  depthReference: {
    nl: 'Het punt vanwaar alle diepten van de boring tellen, zoals de draaitafel van de boortoren of het maaiveld.',
    en: 'The point from which all depths of the borehole are counted, such as the rotary table of the rig or ground level.',
  },
  drpHeightInMeters: {
    nl: 'Hoeveel meter het referentievlak boven NAP of gemiddeld zeeniveau ligt. Een diepte recht omlaag min deze hoogte telt vanaf dat peil.',
    en: 'How many metres the reference level lies above NAP or mean sea level. A vertical depth minus this height counts from there.',
  },
  drpDatumCode: {
    nl: 'Het peil vanwaar de hoogte van het referentievlak telt: NAP of gemiddeld zeeniveau.',
    en: 'The datum from which the height of the reference level is counted: NAP or mean sea level.',
  },
  rigName: {
    nl: 'De boortoren of het boorplatform waarmee het gat is geboord. Het mijnbouwwerk van de put staat in een eigen kolom.',
    en: 'The rig with which the hole was drilled. The mining facility of the well has a column of its own.',
  },
  drillingCompany: {
    nl: 'Het bedrijf dat het boorwerk uitvoerde voor het bedrijf dat opdracht gaf.',
    en: 'The contractor that did the drilling, for the company that ordered it.',
  },
  lithostratCode: {
    nl: 'De laag die het register bij het boorgat noemt, als code naar soort gesteente. Alle lagen staan in de interpretaties.',
    en: 'The rock unit that the register gives for the borehole. All its layers are in the stratigraphic interpretations.',
  },
  chronostratCode: {
    nl: 'De tijd uit de geschiedenis van de aarde die het register bij het boorgat noemt. Vaak is de waarde leeg.',
    en: 'The geological age that the register gives for the borehole. It is often empty.',
  },
  wellName: {
    nl: 'De naam van het boorgat als put die produceert of injecteert. Leeg als er geen put van bekend is.',
    en: 'The name of the borehole as a well that produces or injects. Empty where no such well is known.',
  },
}
