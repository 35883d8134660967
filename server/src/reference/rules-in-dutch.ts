import type { ColumnKind } from '@datacentre/catalogue/grammar/column'
import { YEARS } from '@datacentre/catalogue/grammar/column-kinds'

/** What a value of each kind must be, in Dutch; English stands with the kinds. */
export const rulesInDutch: Readonly<Record<ColumnKind, string>> = {
  id: 'een heel getal van hooguit 15 cijfers',
  text: 'een tekst',
  code: 'een code',
  codeList: 'codes met komma’s ertussen',
  list: 'waarden met komma’s ertussen',
  names: 'namen met ‘|’ ertussen',
  file: 'de plaats van een bestand in het datapakket',
  day: 'een dag als jjjj-mm-dd',
  month: 'een maand als jjjj-mm, of een dag als jjjj-mm-dd',
  year: `een jaar van vier cijfers, ${YEARS.first} tot en met ${YEARS.last}`,
  flag: '0 of 1',
  number: 'een getal met een punt voor de decimalen en geen teken voor duizendtallen',
  coordinate: 'een getal met een punt voor de decimalen en geen teken voor duizendtallen',
}
