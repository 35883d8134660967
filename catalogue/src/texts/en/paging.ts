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
  'paging.higher': 'Increase page number',
  'paging.lower': 'Decrease page number',
} as const
