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

/** Whether an address out of the texts is a page of our own; one with a scheme leads elsewhere. */
export const isOwnPage = (address: string): boolean => !/^[a-z]+:/i.test(address)
