import type { Span } from '@datacentre/catalogue/wire/written-page'
import { ALLOWED_ADDRESSES, isElsewhere, ownPathIn } from '../site-address.ts'

/** What a page holds that it may not, as the end of a sentence. */
export class NotInPage extends Error {}

type Look = Omit<Span, 'text'>

/** A sign that was escaped, a link, bold and emphasis; the rest are words. */
const PARTS =
  /\\([^\w\s])|\[((?:\\.|[^\]\\])+)\]\(([^()\s]*)\)|\*\*(?=\S)(.+?)(?<=\S)\*\*(?!\*)|\*(?=\S)(.+?)(?<=\S)\*|(?<!\w)_(?=\S)(.+?)(?<=\S)_(?!\w)/gs

/** The words of a paragraph, a heading or an entry of a list, with how they look and where they lead. */
export function spansIn(text: string, look: Look = {}): readonly Span[] {
  const spans: Span[] = []
  let end = 0
  const add = (more: readonly Span[]): void => {
    for (const span of more) {
      const last = spans.at(-1)
      if (last !== undefined && looksAs(last, span))
        spans[spans.length - 1] = { ...last, text: last.text + span.text }
      else if (span.text !== '') spans.push(span)
    }
  }
  for (const found of text.matchAll(PARTS)) {
    const [whole, sign, words, to, bold, emphasis, underscored] = found
    add([wordsOf(text.slice(end, found.index), look)])
    end = found.index + whole.length
    if (sign !== undefined) add([{ ...look, text: sign }])
    else if (words !== undefined) add(spansIn(words, { ...look, to: addressIn(to ?? '') }))
    else if (bold !== undefined) add(spansIn(bold, { ...look, strong: true }))
    else add(spansIn(emphasis ?? underscored ?? '', { ...look, emphasis: true }))
  }
  add([wordsOf(text.slice(end), look)])
  return spans
}

const looksAs = (one: Span, other: Span): boolean =>
  one.strong === other.strong && one.emphasis === other.emphasis && one.to === other.to

function wordsOf(text: string, look: Look): Span {
  if (text.includes('](')) throw new NotInPage('holds a link that is not whole: [words](address)')
  if (text.includes('**')) throw new NotInPage('holds ** without its other half: **bold**')
  return { ...look, text }
}

function addressIn(to: string): string {
  if (isElsewhere(to) || ownPathIn(to) !== null) return to
  throw new NotInPage(`holds a link to "${to}", but a link leads to ${ALLOWED_ADDRESSES}`)
}
