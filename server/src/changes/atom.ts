import { ATOM_MEDIA } from '../features/api-base.ts'
import { escapeText } from '../spreadsheet/cell.ts'

/** An entry of a feed (RFC 4287, 4.1.2). */
export type Entry = {
  /** Stays the same, wherever the feed is read. */
  readonly id: string
  readonly title: string
  /** Unix ms. */
  readonly updated: number
  /** Where people read it. */
  readonly page: string
  /** What is related to it. */
  readonly related?: string | null
  readonly summary: string
}

type Feed = Pick<Entry, 'id' | 'title' | 'updated' | 'page'> & {
  readonly language: string
  readonly author: string
  /** The address of the feed itself, and of its next part (RFC 5005). */
  readonly self: string
  readonly next: string | null
  readonly entries: readonly Entry[]
}

/** A text between tags or quotes. */
const escaped = (text: string): string => escapeText(text).replaceAll('"', '&quot;')

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`

const moment = (time: number): string => element('updated', new Date(time).toISOString())

const link = (rel: string, href: string, type = 'text/html'): string =>
  `<link rel="${rel}" type="${type}" href="${escaped(href)}"/>`

function entryXml({ id, title, updated, page, related = null, summary }: Entry): string {
  const parts = [
    element('id', id),
    element('title', title),
    moment(updated),
    link('alternate', page),
    ...(related === null ? [] : [link('related', related)]),
    element('summary', summary),
  ]
  return `<entry>\n${parts.join('\n')}\n</entry>`
}

/** A feed of changes, for programs that look now and then what is new. */
export function atomFeed({ id, title, updated, page, language, author, self, next, entries }: Feed): string {
  const parts = [
    element('id', id),
    element('title', title),
    moment(updated),
    `<author>${element('name', author)}</author>`,
    link('self', self, ATOM_MEDIA),
    link('alternate', page),
    ...(next === null ? [] : [link('next', next, ATOM_MEDIA)]),
    ...entries.map(entryXml),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">\n${parts.join('\n')}\n</feed>\n`
}
