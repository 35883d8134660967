export const paging = {
  'paging.label': 'Pages',
  'paging.report': '{{currentPage}} of {{totalPages}}',
  'paging.range': '{{first, number}} - {{last, number}} of {{total, number}}',
  'paging.first': 'First page',
  'paging.previous': 'Previous page',
  'paging.next': 'Next page',
  'paging.last': 'Last page',
  'paging.page': 'Page {{page}}',
  'paging.goTo': 'Go to page',
  'paging.higher': 'Higher page number',
  'paging.lower': 'Lower page number',
} as const
