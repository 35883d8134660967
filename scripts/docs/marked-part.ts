const BEGIN = '<!-- from the catalogue: npm run write-docs -->'
const END = '<!-- end -->'

/** A document with the part between its marks replaced. */
export function withMarkedPart(document: string, part: string): string {
  const from = document.indexOf(BEGIN)
  const to = document.indexOf(END)
  if (from === -1 || to < from) throw new Error(`the document has no part between "${BEGIN}" and "${END}"`)
  return `${document.slice(0, from + BEGIN.length)}\n${part}\n${document.slice(to)}`
}
