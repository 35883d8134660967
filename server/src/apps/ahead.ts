import { escapeHtml } from '../answer/escape-html.ts'

const relative = (address: string): string => escapeHtml(address.replace(/^\//, ''))

/** Asks for an answer from the head of a page, so that it is on its way before the program runs that wants it. */
export const fetchAhead = (address: string, rest = ''): string =>
  `<link rel="preload" as="fetch" crossorigin href="${relative(address)}"${rest}>`

export const scriptAhead = (address: string): string =>
  `<link rel="modulepreload" crossorigin href="${relative(address)}">`

/** Lets what stands on a page to read come before the program that works with it. */
export const readFirst = (page: string): string =>
  page.replaceAll(/<link rel="(modulepreload|preload" as="style)"/g, '<link rel="$1" fetchpriority="low"')

export const styleAhead = (address: string): string =>
  `<link rel="preload" as="style" crossorigin href="${relative(address)}">`

export const withLinks = (page: string, links: readonly string[]): string =>
  page.replace('</head>', () => `${links.join('\n')}\n</head>`)
