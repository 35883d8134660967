/** The list of a register: its states, search, selection and rows. */
export const list = {
  loading: 'Loading ...',
  loadingResults: 'Resultaten laden ...',
  noResults: 'Geen resultaten gevonden',

  'list.columns.select': 'Selectie',
  'list.columns.more': 'Meer',
  'list.rows': 'Resultaten',
  'list.empty.text': 'U hebt deze filters gekozen:',
  'list.empty.clearLast': 'Wis ‘{{filter}}’',
  'list.empty.clearAll': 'Wis alle filters',
  'list.failed.text': 'Het laden van de gegevens is niet gelukt.',
  'list.failed.tryAgain': 'Probeer het opnieuw',
  'list.old.text': 'U ziet een oude versie: versie {{version}} van {{date}}.',
  'list.old.gone': 'Versie {{version}} van de gegevens wordt niet bewaard.',
  'list.old.newest': 'Bekijk de nieuwste versie',
  'list.old.map': 'De kaart toont alleen de nieuwste versie.',
  'list.versions': 'Wijzigingen en oude versies',

  'search.name': 'Zoek op naam',
  'search.nameOrCode': 'Zoek op naam of code',
  'search.placeholder.name': 'Typ een deel van de naam',
  'search.placeholder.nameOrCode': 'Typ een deel van de naam of code',
  'search.clear': 'Wis de zoektekst',

  'selection.all': 'Selecteer alles',
  'selection.count_one': '{{count, number}} geselecteerd',
  'selection.count_other': '{{count, number}} geselecteerd',
  'selection.none': 'Niets geselecteerd',

  'row.select': 'Selecteer {{name}}',
  'row.expand': 'Toon meer over {{name}}',
  'row.collapse': 'Toon minder over {{name}}',
  'row.copy': 'Kopieer deze rij',
  'row.copied': 'De rij is gekopieerd.',
  'row.notCopied': 'Uw browser staat kopiëren niet toe.',
  'row.print': 'Print deze rij',
  'code.explained': '{{code}}: wat deze code betekent',
  'row.code': '{{column}} (code)',

  'value.more': 'en nog {{rest}}',
  'value.missing': 'Geen waarde',
} as const
