import type { Block, Span } from '@datacentre/catalogue/wire/written-page'

type WrittenSection = { readonly id: string; readonly heading: string; readonly blocks: readonly Block[] }

type Sectioned = {
  /** The first paragraph, where the page begins with one and goes on. */
  readonly lead: readonly Span[] | null
  readonly opening: readonly Block[]
  readonly sections: readonly WrittenSection[]
}

const wordsOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('')

/** A page as it is read: what it is about, and its sections by number, so that a link to one holds in either language. */
export function inSections(blocks: readonly Block[]): Sectioned {
  const opening: Block[] = []
  const sections: { id: string; heading: string; blocks: Block[] }[] = []
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2)
      sections.push({ id: `section-${sections.length + 1}`, heading: wordsOf(block.spans), blocks: [] })
    else (sections.at(-1)?.blocks ?? opening).push(block)
  }
  const [first] = opening
  const isLead = first?.kind === 'paragraph' && sections.length > 0
  return {
    lead: isLead ? first.spans : null,
    opening: isLead ? opening.slice(1) : opening,
    sections,
  }
}
