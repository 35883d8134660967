/** The short pages that the data centre brings along (D3). The text `quickstartUrl` holds the address of the first. */
export const shortPages = [
  'quickstart',
  'about',
  'links',
  'disclaimer',
  'privacy',
  'contact',
  'accessibility',
  'licenceFigures',
  'dataset',
] as const

/** Those that tell of the Netherlands, its law and its authorities: a site of another country must bring its own. */
export const pagesOfOurCountry = [
  'about',
  'links',
  'disclaimer',
  'privacy',
] as const satisfies readonly (typeof shortPages)[number][]

/** Whether an address out of the texts is a page of our own; one with a scheme leads elsewhere. */
export const isOwnPage = (address: string): boolean => !/^[a-z]+:/i.test(address)
