/** A text within a filter of the API. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`
