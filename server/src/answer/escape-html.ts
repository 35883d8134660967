const SIGNS = /[&<>"]/

/** A text as it stands in a page, also between double quotes. Most have no sign that must be written otherwise. */
export const escapeHtml = (text: string): string =>
  SIGNS.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
    : text
