export const paging = {
  'paging.label': 'Pagina’s',
  'paging.report': '{{currentPage}} van {{totalPages}}',
  'paging.range': '{{first, number}} - {{last, number}} van {{total, number}}',
  'paging.first': 'Eerste pagina',
  'paging.previous': 'Vorige pagina',
  'paging.next': 'Volgende pagina',
  'paging.last': 'Laatste pagina',
  'paging.page': 'Pagina {{page}}',
  'paging.goTo': 'Ga naar pagina',
  'paging.higher': 'Hoger paginanummer',
  'paging.lower': 'Lager paginanummer',
} as const
