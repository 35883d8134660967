/** A file of `ingest/geography`; from the source and from what is built it is found in the same way. */
export const geographyFile = (name: string): URL => new URL(`../geography/${name}`, import.meta.url)
