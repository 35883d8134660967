import type { Block, WrittenPage } from '@datacentre/catalogue/wire/written-page'
import { NotInPage, spansIn } from './spans.ts'

/** What Markdown can hold and a page cannot: shown as it stands it would be a riddle. */
const REFUSED: readonly (readonly [sign: RegExp, what: string])[] = [
  [/(?<!\\)<[a-z/!?]/i, 'holds HTML, which is not allowed'],
  [/(?<!\\)!\[/, 'holds a picture, which is not allowed'],
  [/(?<!\\)`|^\s*~~~/, 'holds code, which is not allowed'],
  [/^\s*>/, 'holds a quotation, which is not allowed'],
  [/^\s*\|/, 'holds a table, which is not allowed'],
  [/^\s*(?:={3,}|-{3,}|\*{3,}|_{3,})\s*$/, 'holds a line or underlines a heading: write ## Heading'],
  [/^#{4,}\s/, 'holds a heading below ###'],
  [/^#+\s*$/, 'holds a heading without words'],
  [/^\s+(?:[-*+]|\d+[.)])\s/, 'holds a list within a list'],
  [/^\[[^\]]+\]:/, 'holds a link that is not whole: [words](address)'],
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  [/[\u0000-\u0008\u000B-\u001F\u007F\uFFFD]/, 'holds a character that is not text'],
]

/** A paragraph is read by people; a longer one is rather a mistake. */
const LONGEST = 4000

const HEADING = /^(#{1,3})\s+(.+?)(?:\s+#+)?\s*$/
const ENTRY = /^(?:([-*+])|\d+[.)])\s+(.*)$/

/** What is read line by line. A blank line or a heading ends a paragraph; a list goes on with its next entry. */
type Open = {
  readonly ordered: boolean | null
  readonly line: number
  readonly entries: string[]
  /** Whether a blank line came last: what follows is another entry, or no longer the list. */
  blank: boolean
}

/** Reads the Markdown that a page may be written in; throws what is wrong, as the end of a sentence. */
export function readMarkdown(text: string): WrittenPage {
  const blocks: Block[] = []
  let title: string | null = null
  let open: Open | null = null

  const close = (): void => {
    if (open !== null) blocks.push(blockOf(open))
    open = null
  }
  const addHeading = (signs: string, words: string): void => {
    const level = signs.length
    if (level === 1 && title !== null) throw new NotInPage('holds a second title')
    if (level === 3 && !blocks.some((block) => block.kind === 'heading'))
      throw new NotInPage('holds ### before the first ##')
    const spans = spansIn(words)
    if (level === 1) title = spans.map((span) => span.text).join('')
    else blocks.push({ kind: 'heading', level: level === 2 ? 2 : 3, spans: [...spans] })
  }
  const addLine = (line: string, number: number): void => {
    const [, signs, heading] = HEADING.exec(line) ?? []
    if (signs === undefined && title === null) throw new NotInPage('comes before the title: # Title')
    if (signs !== undefined && heading !== undefined) {
      close()
      addHeading(signs, heading)
      return
    }
    const [whole, bullet, words = ''] = ENTRY.exec(line) ?? []
    const ordered = whole === undefined ? null : bullet === undefined
    if (open === null || (open.ordered !== ordered && (ordered !== null || open.blank))) {
      close()
      open = { ordered, line: number, entries: [], blank: false }
    }
    open.blank = false
    if (ordered !== null) open.entries.push(words)
    else open.entries.push(continued(open.entries.pop(), line))
  }

  for (const [at, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    atLine(at + 1, () => {
      const [, what] = REFUSED.find(([sign]) => sign.test(line)) ?? []
      if (what !== undefined) throw new NotInPage(what)
      if (line.trim() !== '') addLine(line, at + 1)
      else if (open === null || open.ordered === null) close()
      else open.blank = true
    })
  }
  close()
  if (title === null) throw new NotInPage('is empty: a page begins with its title: # Title')
  if (blocks.length === 0) throw new NotInPage('holds a title and no text')
  return { title, blocks }
}

/** A line ends where its paragraph does, unless it ends in a backslash or two spaces. */
function continued(before: string | undefined, line: string): string {
  if (before === undefined) return line.trimStart()
  const ended = before.replace(/(?:\\| {2,})$/, '')
  return `${ended.trimEnd()}${ended === before ? ' ' : '\n'}${line.trimStart()}`
}

const blockOf = ({ ordered, line, entries }: Open): Block =>
  atLine(line, () => {
    if (entries.some((entry) => entry.length > LONGEST))
      throw new NotInPage(`begins a paragraph of over ${LONGEST.toLocaleString('en')} characters`)
    const spans = entries.map((entry) => [...spansIn(entry.trim())])
    if (ordered !== null) return { kind: 'list', ordered, items: spans }
    return { kind: 'paragraph', spans: spans.flat() }
  })

/** Names the line of what is wrong there, once. */
function atLine<Made>(line: number, make: () => Made): Made {
  try {
    return make()
  } catch (error) {
    if (!(error instanceof NotInPage) || error.message.startsWith('line ')) throw error
    throw new NotInPage(`line ${line} ${error.message}`)
  }
}
