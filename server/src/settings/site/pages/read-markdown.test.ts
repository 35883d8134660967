import { describe, expect, it } from 'vitest'
import { readMarkdown } from './read-markdown.ts'

const paragraph = (text: string) => {
  const [block] = readMarkdown(`# T\n\n${text}\n`).blocks
  return block?.kind === 'paragraph' ? block.spans : block
}

describe('a page in Markdown', () => {
  it('has a title, headings, paragraphs and lists [D25.25]', () => {
    const text =
      '\uFEFF# Over *ons*\r\n\r\nEen regel\r\nen nog een.\r\n\r\n## Kop\r\n- een\r\n- twee\r\n  gaat door\r\n1. eerst\r\n2) dan\r\n\r\n### Lager ###\r\nSlot'
    expect(readMarkdown(text)).toEqual({
      title: 'Over ons',
      blocks: [
        { kind: 'paragraph', spans: [{ text: 'Een regel en nog een.' }] },
        { kind: 'heading', level: 2, spans: [{ text: 'Kop' }] },
        { kind: 'list', ordered: false, items: [[{ text: 'een' }], [{ text: 'twee gaat door' }]] },
        { kind: 'list', ordered: true, items: [[{ text: 'eerst' }], [{ text: 'dan' }]] },
        { kind: 'heading', level: 3, spans: [{ text: 'Lager' }] },
        { kind: 'paragraph', spans: [{ text: 'Slot' }] },
      ],
    })
  })
  it('has one list where blank lines stand between its entries, until something else follows [D25.25]', () => {
    const { blocks } = readMarkdown('# T\n\n1. a\n\n2. b\n\n\n3. c\n   d\n\nText\n\n1. e\n\n- f\n\n- g\n')
    expect(blocks).toEqual([
      { kind: 'list', ordered: true, items: [[{ text: 'a' }], [{ text: 'b' }], [{ text: 'c d' }]] },
      { kind: 'paragraph', spans: [{ text: 'Text' }] },
      { kind: 'list', ordered: true, items: [[{ text: 'e' }]] },
      { kind: 'list', ordered: false, items: [[{ text: 'f' }], [{ text: 'g' }]] },
    ])
  })
  it('has bold, emphasis and links, also in each other, and signs that stand for themselves [D25.25]', () => {
    expect(paragraph('a **b *c*** _d_ snake_case_name 2 * 3')).toEqual([
      { text: 'a ' },
      { text: 'b ', strong: true },
      { text: 'c', strong: true, emphasis: true },
      { text: ' ' },
      { text: 'd', emphasis: true },
      { text: ' snake_case_name 2 * 3' },
    ])
    expect(paragraph('[een **twee**](pages/licence)')).toEqual([
      { text: 'een ', to: 'pages/licence' },
      { text: 'twee', strong: true, to: 'pages/licence' },
    ])
    expect(paragraph(String.raw`\*\*a\*\* \<b\> [c\]](contact)`)).toEqual([
      { text: '**a** <b> ' },
      { text: 'c]', to: 'contact' },
    ])
  })
  it('ends a line where that is meant, as in an address [D25.25]', () => {
    expect(paragraph('Hoofdstraat 1\\\n1234 AB Utrecht  \nNederland')).toEqual([
      { text: 'Hoofdstraat 1\n1234 AB Utrecht\nNederland' },
    ])
  })
  it.each([
    'https://example.org/a?b=c#d',
    'http://example.org',
    'mailto:info@example.org?subject=Vraag',
    'contact',
    '/dataset',
    'pages/licence#section-1',
    'brh-overview?lang=en',
    '/brh-overview?name=A..B%20C',
  ])('leads to %s [D25.25]', (to) => {
    expect(paragraph(`[a](${to})`)).toEqual([{ text: 'a', to }])
  })
  it.each([
    'javascript:alert',
    'JaVaScRiPt:alert',
    'data:text/html,x',
    '//example.org',
    '/\\example.org',
    '///example.org',
    '/%2fexample.org',
    '/%5cexample.org',
    '../admin',
    '%2e%2e/%2e%2e/admin',
    '/%2E./admin',
    '/%252e%252e/admin',
    '/%zz',
    'https://',
    'ftp://example.org',
    'mailto:',
    '',
  ])('leads nowhere else: %s [D25.25]', (to) => {
    expect(() => paragraph(`[a](${to})`)).toThrow(
      /^line 3 holds a link to "[^"]*", but a link leads to a page of the portal/,
    )
  })
  it.each([
    ['# T\n\n<script>alert(1)</script>', 'line 3 holds HTML'],
    ['# T\n\nText with <b>bold</b>', 'line 3 holds HTML'],
    ['# T\n\n<!-- note -->', 'line 3 holds HTML'],
    ['# <img src=x onerror=alert(1)>', 'line 1 holds HTML'],
    ['# T\n\n![a](b.png)', 'line 3 holds a picture'],
    ['# T\n\n```\ncode\n```', 'line 3 holds code'],
    ['# T\n\n> quoted', 'line 3 holds a quotation'],
    ['# T\n\n| a | b |', 'line 3 holds a table'],
    ['# T\n\nHeading\n---', 'line 4 holds a line or underlines a heading: write ## Heading'],
    ['# T\n\n## A\n#### B', 'line 4 holds a heading below ###'],
    ['# T\n\n### A', 'line 3 holds ### before the first ##'],
    ['# T\n\n##', 'line 3 holds a heading without words'],
    ['# T\n\n- a\n  - b', 'line 4 holds a list within a list'],
    ['# T\n\n[a](b', 'line 3 holds a link that is not whole: [words](address)'],
    ['# T\n\n**bold', 'line 3 holds ** without its other half: **bold**'],
    ['# T\n\n# U', 'line 3 holds a second title'],
    ['Text\n\n# T', 'line 1 comes before the title: # Title'],
    ['# T\n\nA\u0000B', 'line 3 holds a character that is not text'],
    [`# T\n\n${'word '.repeat(1000)}`, 'line 3 begins a paragraph of over 4,000 characters'],
    ['', 'is empty: a page begins with its title: # Title'],
    ['# T\n', 'holds a title and no text'],
  ])('is refused with its line where it holds more: %j [D25.25]', (text, sentence) => {
    expect(() => readMarkdown(text)).toThrow(sentence)
  })
  it('is read in no time, however it is written', () => {
    const began = performance.now()
    for (const part of ['**a ', '*a ', '_a ', '[a](b ', '\\'])
      expect(() => readMarkdown(`# T\n\n${part.repeat(20_000)}`)).toThrow(/^line 3 /)
    expect(performance.now() - began).toBeLessThan(20_000)
  })
})
