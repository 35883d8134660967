/** What the calls do, in Dutch; in English their declarations say it. Those of registers and figures are made from their names. */
export const summariesInDutch: Readonly<Record<string, string>> = {
  config: 'De versie van het portaal, de dataset die erin staat en de adressen van de pagina’s',
  features: "Welke onderdelen aanstaan; een onderdeel staat aan als de waarde 'true' is",
  texts: 'Alle teksten van de schermen in één taal, nl of en',
  codes: 'Elke codelijst: de codes met hun namen en uitleg in twee talen, en wat de dataset eraan toevoegt',
  purposes: 'De doelen van boringen',
  'field-operators': 'De operators van velden',
  'licensed-areas': 'De namen van vergunningsgebieden met velden',
  page: 'Een pagina met tekst van de organisatie; /rest/config noemt ze',
  'borehole-details': 'De gegevens van de boringen in de vraag, in die volgorde',
  'borehole-dirsurveys': 'De deviatiemetingen van een boring',
  'borehole-documents': 'De documenten over een boring waarvan het bestand hier ligt',
  'borehole-logdocuments': 'De logbestanden van een boring die hier liggen',
  'borehole-stratinterpretations': 'De stratigrafische interpretaties van een boring',
  'borehole-prodfigures': 'De productiecijfers van een boring, maand voor maand',
  'borehole-measurements': 'De metingen in een boring',
  'borehole-coreruns': 'De kernen uit een boring',
  'borehole-photos': 'De foto’s van kernen uit een boring',
  'document-file': 'Het bestand van een document',
  'log-file': 'Een logbestand',
  'suggest-boreholes':
    'Boringen op een deel van hun naam of code, hooguit 20: eerst wat gelijk is aan de tekst, dan wat ermee begint, dan wat de tekst bevat',
  suggest:
    'Objecten uit elk register, mijnbouwwerken, blokken en operators op een deel van hun naam of code, hooguit 20: eerst wat gelijk is aan de tekst, dan wat ermee begint, dan wat de tekst bevat',
  'map-layer': 'De objecten van een kaartlaag met hun plaats, om blijvend te bewaren',
  'map-paths':
    'Het verloop van boringen van boven gezien, zoals gemeten of recht naar hun einde; om blijvend te bewaren',
  'map-years':
    'In welke jaren boringen, velden, vergunningen en mijnbouwwerken er waren, en velden produceerden; om blijvend te bewaren',
  within: 'De sleutels van de objecten die een venster van de kaart raken',
  'layer-findings':
    'Wat de regels voor kwaliteit vinden in de gegevens van een kaartlaag, met de sleutel van het object',
  object: 'Eén object met elke kolom, de plaats, de verbanden en de cijfers die ervan zijn',
  'object-geojson':
    'Eén object als GeoJSON-bestand in WGS84: elke kolom, met de codes in woorden ernaast, en de bron, de licentie en de versie',
}

/** What the parts of bodies and answers mean, in Dutch, by what their schemas say in English. */
export const descriptionsInDutch: Readonly<Record<string, string>> = {
  'used in the addresses of the map layers; changes when the dataset or the format changes':
    'staat in de adressen van de kaartlagen; wordt anders als de dataset of de vorm verandert',
  'the keys of the objects': 'de sleutels van de objecten',
  'the first year at whose end each object was there; null if there is none':
    'het eerste jaar waarin elk object er aan het einde was; null als dat er niet is',
  'the last such year, that of the data included':
    'het laatste jaar waarin dat zo was, het jaar van de gegevens inbegrepen',
  'the indexes of the objects of which a date that would tell is missing':
    'de nummers van de objecten waarvan een datum ontbreekt die dit zou zeggen',
  'yyyy-MM-dd, the day of the data, which stands for the end of its year':
    'jjjj-MM-dd, de dag van de gegevens, die geldt als het einde van dat jaar',
  'by the name of the layer; layers without dates are left out':
    'op de naam van de laag; lagen zonder datums staan er niet bij',
  'the year in which the production of each field began': 'het jaar waarin de productie van elk veld begon',
  'the years in which each field produced gas, oil, condensate, salt or brine':
    'de jaren waarin elk veld gas, olie, condensaat, zout of pekel produceerde',
  'the first and last year with figures, and what is known of each field, in the order of its layer':
    'het eerste en laatste jaar met cijfers, en wat er van elk veld bekend is, in de volgorde van zijn laag',
  'Unix time in ms': 'Unix-tijd in ms',
  'yyyy-MM-dd': 'jjjj-MM-dd',
  'title, licence and sources in both languages': 'titel, licentie en bronnen in twee talen',
  'what the data is based on': 'waar de gegevens op gebaseerd zijn',
  'yyyy-MM, the latest month with figures': 'jjjj-MM, de laatste maand met cijfers',
  'yyyy-MM, the month from which figures are provisional and may still change':
    'jjjj-MM, de maand vanaf wanneer cijfers voorlopig zijn en nog kunnen veranderen',
  'of registers whose rows can expire: how many have':
    'van registers waarvan rijen kunnen vervallen: hoeveel er vervallen zijn',
  'how many wells, fields or mining facilities have figures':
    'hoeveel putten, velden of mijnbouwwerken cijfers hebben',
  'the first year with figures': 'het eerste jaar met cijfers',
  'the last year with figures': 'het laatste jaar met cijfers',
  'what that chart is divided by on a page that was asked nothing':
    'waarin die grafiek verdeeld is op een pagina waaraan niets gevraagd is',
  'what the chart of a selection can be divided by': 'waarin de grafiek van een selectie verdeeld kan worden',
  'what each table of production figures covers; one without figures is left out':
    'waarover elke tabel met productiecijfers gaat; een tabel zonder cijfers staat er niet bij',
  'how many rows follow each other, in the order of the register and of its layer, that are not left and that are, in turn':
    'hoeveel rijen elkaar opvolgen die niet en die wel overblijven, om en om, in de volgorde van het register en van zijn kaartlaag',
  'number of rows in each table': 'het aantal rijen van elke tabel',
  'the tables without data: their lists, figures and layers are not shown':
    'de tabellen zonder gegevens: hun lijsten, cijfers en kaartlagen zijn er niet',
  'this version and those before it that are kept, the newest first':
    'deze versie en de vorige die bewaard zijn, de nieuwste eerst',
  'number of rows in all tables together': 'het aantal rijen van alle tabellen samen',
  "the data centre's own prefix": 'het voorvoegsel van het datacenter',
  "the map viewer's prefix": 'het voorvoegsel van de kaart',
  'address of a tile, with {z}, {x} and {y}': 'adres van een kaarttegel, met {z}, {x} en {y}',
  'the attribution shown on the map': 'de bronvermelding op de kaart',
  'whether the addresses of visitors are in the log': 'of de adressen van bezoekers in het logboek staan',
  'how many days the operator keeps the log, where that was said':
    'hoeveel dagen het logboek bewaard blijft, als dat bekend is',
  'below the prefix': 'onder het voorvoegsel',
  'whether the logos of our partners stand at the foot of the page':
    'of de logo’s van de partners onderaan de pagina staan',
  'whether the site has a name of its own': 'of de site een eigen naam heeft',
  'the box around the country in degrees of WGS84, where it is not the Netherlands':
    'de rechthoek om het land in graden WGS84, als het niet Nederland is',
  'what the map shows first, where it is not the whole country':
    'wat de kaart als eerste laat zien, als het niet het hele land is',
  'as in the address of the map': 'zoals in het adres van de kaart',
  'the pages of text that the organisation wrote': 'de pagina’s met tekst van de organisatie',
  'its address is pages/ and this name, below the prefix':
    'het adres is pages/ en deze naam, onder het voorvoegsel',
  'what it means: as the dataset says, in one text for both languages, else as we do; null where neither does':
    'wat het betekent: zoals de dataset zegt, in één tekst voor beide talen, en anders zoals wij zeggen; null als niemand het zegt',
  'the language of headers and descriptions: nl (default) or en':
    'de taal van kolomnamen en omschrijvingen: nl (standaard) of en',
  'the number of an old version of the dataset; without it, the newest':
    'het nummer van een oude versie van de dataset; zonder nummer de nieuwste',
  'where it leads: an address with http, https or mailto, or a path below the prefix':
    'waar de link heen gaat: een adres met http, https of mailto, of een pad onder het voorvoegsel',
  'Unix time in ms at midnight UTC of a calendar day; may be negative':
    'Unix-tijd in ms om middernacht UTC van een kalenderdag; kan negatief zijn',
  'keys of the rows you want; unknown keys are ignored':
    'de sleutels van de rijen die u wilt; onbekende sleutels tellen niet mee',
  'part of the name or code': 'een deel van de naam of de code',
  'Land or sea: a code of onOffshore, as in onOffshore; several in an array':
    'land of zee: een code van onOffshore, zoals in onOffshore; meer dan één in een array',
  'Status: a code of boreholeStatus, as in statusDescription; several in an array':
    'status: een code van boreholeStatus, zoals in statusDescription; meer dan één in een array',
  'Purpose: a code of boreholePurpose, as in purposeCd; several in an array':
    'doel: een code van boreholePurpose, zoals in purposeCd; meer dan één in een array',
  'Result: a code of boreholeResult, as in resultCode; several in an array':
    'resultaat: een code van boreholeResult, zoals in resultCode; meer dan één in een array',
  'From: a date as yyyy-MM-dd': 'vanaf: een datum als jjjj-MM-dd',
  'To: a date as yyyy-MM-dd': 'tot en met: een datum als jjjj-MM-dd',
  'Block: a value found in the rows, as in blockCd; several in an array':
    'blok: een waarde uit de rijen, zoals in blockCd; meer dan één in een array',
  'Province: a code of province, as in provinceName; several in an array':
    'provincie: een code van province, zoals in provinceName; meer dan één in een array',
  'Municipality: a value found in the rows, as in municipalityName; several in an array':
    'gemeente: een waarde uit de rijen, zoals in municipalityName; meer dan één in een array',
  'Operator: a value found in the rows, as in clientOrgName; several in an array':
    'operator: een waarde uit de rijen, zoals in clientOrgName; meer dan één in een array',
  'Owner: a value found in the rows, as in legalOwnerName; several in an array':
    'eigenaar: een waarde uit de rijen, zoals in legalOwnerName; meer dan één in een array',
  'lists with so many rows or more are shown page by page, from the server':
    'lijsten met zo veel rijen of meer komen per pagina van de server',
  'keys of rows that you do not want; unknown keys are ignored':
    'de sleutels van rijen die u niet wilt; onbekende sleutels tellen niet mee',
  'a page beyond the list is its last': 'een pagina voorbij de lijst is de laatste',
  'keys of rows: only these, as far as the rest leaves them, with commas between them, at most 400':
    'sleutels van rijen: alleen deze, voor zover de rest ze overlaat, met komma’s ertussen, ten hoogste 400',
  'keys of rows: all but these, with commas between them, at most 400':
    'sleutels van rijen: alle rijen behalve deze, met komma’s ertussen, ten hoogste 400',
  'what was carried out of what was asked, as the address of the list says it':
    'wat is uitgevoerd van wat is gevraagd, zoals het adres van de lijst het zegt',
  'of each row its number in the register': 'van elke rij het nummer in het register',
  'by filter, in the order of the screen': 'per filter, in de volgorde van het scherm',
  'From year': 'vanaf jaar',
  'To year': 'tot en met jaar',
  'Category; several in an array': 'categorie; meer dan één in een array',
  'Granted from: a date as yyyy-MM-dd': 'verleend vanaf: een datum als jjjj-MM-dd',
  'Granted to: a date as yyyy-MM-dd': 'verleend tot en met: een datum als jjjj-MM-dd',
  'Expiry date from: a date as yyyy-MM-dd': 'einddatum vanaf: een datum als jjjj-MM-dd',
  'Expiry date to: a date as yyyy-MM-dd': 'einddatum tot en met: een datum als jjjj-MM-dd',
  'Will expire from: a date as yyyy-MM-dd': 'vervalt nog vanaf: een datum als jjjj-MM-dd',
  'Will expire by: a date as yyyy-MM-dd': 'vervalt nog tot en met: een datum als jjjj-MM-dd',
  'Stratigraphic group: a code of stratUnit, as in geoStratUnitCodes; several in an array':
    'stratigrafische groep: een code van stratUnit, zoals in geoStratUnitCodes; meer dan één in een array',
  'Stratigraphic unit: a code of stratUnit, as in geoStratUnitCodes; several in an array':
    'stratigrafische eenheid: een code van stratUnit, zoals in geoStratUnitCodes; meer dan één in een array',
  'Operator: a value found in the rows, as in fieldOperatorCode; several in an array':
    'operator: een waarde uit de rijen, zoals in fieldOperatorCode; meer dan één in een array',
  'Status: a code of fieldStatus, as in fieldStatus; several in an array':
    'status: een code van fieldStatus, zoals in fieldStatus; meer dan één in een array',
  'Mineral: a code of mineral, as in fieldLegend; several in an array':
    'delfstof: een code van mineral, zoals in fieldLegend; meer dan één in een array',
  'Discovery well: a value found in the rows, as in fieldDiscoveryName; several in an array':
    'ontdekkingsput: een waarde uit de rijen, zoals in fieldDiscoveryName; meer dan één in een array',
  'Licence area: a value found in the rows, as in licencedAreas; several in an array':
    'vergunningsgebied: een waarde uit de rijen, zoals in licencedAreas; meer dan één in een array',
  'Land or sea: a code of landSea, as in landSeaCode; several in an array':
    'land of zee: een code van landSea, zoals in landSeaCode; meer dan één in een array',
  'Resource: a code of resource, as in resourceCode; several in an array':
    'delfstof: een code van resource, zoals in resourceCode; meer dan één in een array',
  'Operator: a value found in the rows, as in operator; several in an array':
    'operator: een waarde uit de rijen, zoals in operator; meer dan één in een array',
  'Licensee: a value found in the rows, as in licensees; several in an array':
    'vergunninghouder: een waarde uit de rijen, zoals in licensees; meer dan één in een array',
  'Licence type: a code of licenceType, as in licenceTypeCode; several in an array':
    'soort vergunning: een code van licenceType, zoals in licenceTypeCode; meer dan één in een array',
  'Status: a code of licenceStatus, as in status; several in an array':
    'status: een code van licenceStatus, zoals in status; meer dan één in een array',
  'Land or sea: a code of seaside, as in seaside; several in an array':
    'land of zee: een code van seaside, zoals in seaside; meer dan één in een array',
  'Block: a value found in the rows, as in blocks; several in an array':
    'blok: een waarde uit de rijen, zoals in blocks; meer dan één in een array',
  'Province: a code of province, as in provs; several in an array':
    'provincie: een code van province, zoals in provs; meer dan één in een array',
  'the column to sort the rows by; with a minus sign before it the last value first':
    'de kolom waarop de rijen gesorteerd worden; met een minteken ervoor de laatste waarde eerst',
  'ignored: the file contains every page': 'telt niet mee: in het bestand staat elke pagina',
  'codes separated by commas': 'codes met komma’s ertussen',
  'values separated by a comma and a space': 'waarden met een komma en een spatie ertussen',
  'a year from 2003 to the current one': 'een jaar van 2003 tot en met dit jaar',
  'part of the name': 'een deel van de naam',
  'part of the name, a code or the operator': 'een deel van de naam, een code of de operator',
  'the province of the subject; several with commas between them, null at sea and where it is not known':
    'de provincie waar het ligt; meer provincies met een komma ertussen, null op zee en waar dat niet bekend is',
  'exactly one, by the key given in its rows': 'precies één, met de sleutel die in de rijen staat',
  'L for onshore, S for offshore': 'L voor land, S voor zee',
  'the unit of the figures; the default unit of the product if left out':
    'de eenheid van de cijfers; zonder deze sleutel de gewone eenheid van het product',
  'exactly one installation, by the name that its rows carry':
    'precies één installatie, met de naam die in de rijen staat',
  'the unit of each quantity, by column': 'de eenheid van elke grootheid, per kolom',
  'a row for each well, or the sums of the wells of each installation; absent, for each well':
    'een rij per put, of de putten van elke installatie bij elkaar opgeteld; zonder deze sleutel per put',
  'at most 1000; unknown ids are ignored': 'hooguit 1000; onbekende sleutels tellen niet mee',
  'the boreholeDbk of a borehole, also as a text': 'de boreholeDbk van een boring, ook als tekst',
  'in the language requested': 'in de gevraagde taal',
  'east in RD New (EPSG:28992), metres': 'oost in RD (EPSG:28992), in meters',
  'north in RD New (EPSG:28992), metres': 'noord in RD (EPSG:28992), in meters',
  'east in ED50 / UTM 31N (EPSG:23031), metres': 'oost in ED50 / UTM 31N (EPSG:23031), in meters',
  'north in ED50 / UTM 31N (EPSG:23031), metres': 'noord in ED50 / UTM 31N (EPSG:23031), in meters',
  'true lists also what is known but not held here, where fileServed is false':
    'true noemt ook wat bekend is maar hier niet ligt; daarvan is fileServed false',
  'whether there is a file, here or elsewhere': 'of er een bestand is, hier of ergens anders',
  'whether the document is known to be lost': 'of bekend is dat het document weg is',
  'whether the file itself can be had: here, or at fileAddress, to which its call then leads':
    'of u het bestand kunt krijgen: hier, of op fileAddress, waar de aanroep dan heen leidt',
  'for example Rotary Table': 'bijvoorbeeld Rotary Table',
  'gas in 1000 Nm³, salt in 1000 kg, nitrogen in Nm³, inhibitor in litres, the rest in (S)m³':
    'gas in 1000 Nm³, zout in 1000 kg, stikstof in Nm³, inhibitor in liters, de rest in (S)m³',
  'Unix time in ms at the start of the month, UTC': 'Unix-tijd in ms aan het begin van de maand, UTC',
  'as assetBfileDbk of /rest/brh/documents lists it': 'zoals assetBfileDbk van /rest/brh/documents het noemt',
  'as documentBfileDbk of /rest/brh/logdocuments lists it':
    'zoals documentBfileDbk van /rest/brh/logdocuments het noemt',
  'part of a name, code or number; capitals, accents, spaces, dashes and leading zeros are ignored. A word such as block, field or licence before it narrows the search':
    'een deel van een naam, code of nummer; hoofdletters, accenten, spaties, streepjes en nullen vooraan tellen niet mee. Met een woord als blok, veld of vergunning ervoor zoekt u alleen daarin',
  'the name, with other names in brackets': 'de naam, met andere namen tussen haakjes',
  'metres in RD New (EPSG:28992) at the centre; null if the location is unknown':
    'meters in RD (EPSG:28992) in het midden; null als de plaats onbekend is',
  'where to look, separated by commas: blocks, boreholes, fields, licences, lines, surveys, surveys3d, facilities, operators':
    'waarin gezocht wordt, met komma’s ertussen: blocks, boreholes, fields, licences, lines, surveys, surveys3d, facilities, operators',
  'the columns that tell objects of the same name apart, such as the type and status of a licence':
    'de kolommen waaraan u objecten met dezelfde naam herkent, zoals het type en de status van een vergunning',
  'the key in the list of this layer': 'de sleutel in de lijst van deze laag',
  'west, south, east and north in metres in RD New': 'west, zuid, oost en noord in meters in RD',
  'of an operator: by layer, the filter of the list that keeps what is theirs':
    'van een operator: per laag het filter van de lijst dat laat zien wat van hen is',
  'dataset.mapVersion from /rest/config; any other value redirects to the current version':
    'dataset.mapVersion uit /rest/config; elke andere waarde leidt door naar de huidige versie',
  'one list per column; decode it with decodeLayer from the catalogue':
    'een lijst per kolom; lees deze met decodeLayer uit de catalogus',
  'the keys of the rows, in the same order as the list':
    'de sleutels van de rijen, in de volgorde van de lijst',
  'the index in `values` for each object; -1 if there is none':
    'de plaats in `values` voor elk object; -1 als er geen is',
  'how many parts each object has; 0 if its location is unknown':
    'uit hoeveel delen elk object bestaat; 0 als de plaats onbekend is',
  'how many rings each part has': 'hoeveel ringen elk deel heeft',
  'how many points each ring has': 'hoeveel punten elke ring heeft',
  'the east and north offset of each point from the previous one, in metres in RD New (EPSG:28992)':
    'hoever elk punt oost en noord van het vorige ligt, in meters in RD (EPSG:28992)',
  'west,south,east,north in degrees (WGS84)': 'west,zuid,oost,noord in graden (WGS84)',
  'as in the address of its page: the key, or the code for a field':
    'zoals in het adres van de pagina: de sleutel, of de code van een veld',
  'as in the address of its page': 'zoals in het adres van de pagina',
  'every column of its table': 'elke kolom van de tabel',
  'GeoJSON in WGS84': 'GeoJSON in WGS84',
  'the location of a point in each coordinate system that the map offers':
    'de plaats van een punt in elk coördinatenstelsel dat de kaart aanbiedt',
  'east, or the longitude': 'oost, of de lengtegraad',
  'north, or the latitude': 'noord, of de breedtegraad',
  'the parts of an outline, in the order of its geometry':
    'de delen van een omtrek, in de volgorde van de geometrie',
  'where both are areas that overlap, the area shared':
    'waar twee gebieden elkaar overlappen: het gedeelde oppervlak',
  'as in the address of its page: /quality/{rule}': 'zoals in het adres van zijn pagina: /quality/{rule}',
  'what rules of quality find in its data; left out if nothing':
    'wat regels voor kwaliteit in de gegevens vinden; ontbreekt als er niets is',
  'of an overlap, whether that licence has expired': 'van een overlap: of die vergunning verlopen is',
  'the production figures available': 'de productiecijfers die er zijn',
  'its most recent name; use the key when you call that screen, because names change':
    'de laatste naam; gebruik de sleutel als u die cijfers opvraagt, want namen veranderen',
  'there are none of this borehole, or there is no such borehole':
    'er van deze boring geen zijn, of de boring niet bestaat',
  'the dataset holds none': 'de dataset deze niet heeft',
  'the bytes of the file, under its own type': 'het bestand zelf, met zijn eigen type',
  'the object as GeoJSON (RFC 7946)': 'het object als GeoJSON (RFC 7946)',
}
