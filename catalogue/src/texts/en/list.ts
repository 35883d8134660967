/** The list of a register: its states, search, selection and rows. */
export const list = {
  loading: 'Loading ...',
  loadingResults: 'Loading results ...',
  noResults: 'No results found',

  'list.columns.select': 'Selection',
  'list.columns.more': 'More',
  'list.rows': 'Results',
  'list.empty.text': 'You have applied these filters:',
  'list.empty.clearLast': 'Clear ‘{{filter}}’',
  'list.empty.clearAll': 'Clear all filters',
  'list.failed.text': 'Sorry, the data could not be loaded.',
  'list.failed.tryAgain': 'Try again',
  'list.old.text': 'You are looking at an old version: version {{version}} of {{date}}.',
  'list.old.gone': 'Version {{version}} of the data is not kept.',
  'list.old.newest': 'See the newest version',
  'list.old.map': 'The map shows the newest version only.',
  'list.versions': 'Changes and old versions',

  'search.name': 'Search by name',
  'search.nameOrCode': 'Search by name or code',
  'search.placeholder.name': 'Type part of the name',
  'search.placeholder.nameOrCode': 'Type part of the name or code',
  'search.clear': 'Clear the search',

  'selection.all': 'Select all',
  'selection.count_one': '{{count, number}} selected',
  'selection.count_other': '{{count, number}} selected',
  'selection.none': 'Nothing selected',

  'row.select': 'Select {{name}}',
  'row.expand': 'Show more about {{name}}',
  'row.collapse': 'Show less about {{name}}',
  'row.copy': 'Copy this row',
  'row.copied': 'The row has been copied.',
  'row.notCopied': 'Your browser does not allow copying.',
  'row.print': 'Print this row',
  'code.explained': '{{code}}: what this code means',
  'row.code': '{{column}} (code)',

  'value.more': 'and {{rest}} more',
  'value.missing': 'No value',
} as const
