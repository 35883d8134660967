const MUST_BE_QUOTED = /[",\r\n]|^\s|\s$/

/** A value of a CSV file, between quotes where it must be (RFC 4180). */
export const quoted = (text: string): string =>
  MUST_BE_QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text
