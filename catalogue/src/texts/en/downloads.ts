/** The dialog while a file is made, and why a button is off. */
export const downloads = {
  'download.title': 'Download',
  'download.received': '{{size}} received',
  'download.cancel': 'Cancel',
  'download.cancelled': 'The download was cancelled.',
  'download.done': '{{file}} has been downloaded.',
  'download.failed': 'Sorry, the file could not be downloaded. Try again later.',
  'message.close': 'Close this message',
  'download.needsSelection': 'Select one or more rows first.',
  'download.needsResults': 'There are no results to download.',

  'figureFile.month': 'Month',
  'figureFile.quantity': 'What was measured',
  'figureFile.value': 'Value',
  'figureFile.unit': 'Unit',
  'figureFile.subject': 'Name',
  'figureFile.others': 'All others ({{count, number}})',

  'size.bytes': '{{size, number}} bytes',
  'size.kilobytes': '{{size, number}} kB',
  'size.megabytes': '{{size, number}} MB',
} as const
