/** The dialog while a file is made, and why a button is off. */
export const downloads = {
  'download.title': 'Download',
  'download.received': '{{size}} ontvangen',
  'download.cancel': 'Annuleer',
  'download.cancelled': 'De download is geannuleerd.',
  'download.done': 'Het bestand {{file}} is gedownload.',
  'download.failed': 'Het downloaden is niet gelukt. Probeer het later opnieuw.',
  'message.close': 'Sluit dit bericht',
  'download.needsSelection': 'Selecteer eerst een of meer rijen.',
  'download.needsResults': 'Er zijn geen resultaten om te downloaden.',

  'figureFile.month': 'Maand',
  'figureFile.quantity': 'Wat er gemeten is',
  'figureFile.value': 'Waarde',
  'figureFile.unit': 'Eenheid',
  'figureFile.subject': 'Naam',
  'figureFile.others': 'Alle andere ({{count, number}})',

  'size.bytes': '{{size, number}} bytes',
  'size.kilobytes': '{{size, number}} kB',
  'size.megabytes': '{{size, number}} MB',
} as const
