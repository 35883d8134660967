import type { Block } from '@datacentre/catalogue/wire/written-page'
import { Spans } from './spans.tsx'

/** Headings below those of sections, paragraphs and lists. They never change while they are shown, so each is known by its place. */
export const Blocks = ({ blocks }: { readonly blocks: readonly Block[] }) =>
  blocks.map((block, at) => <BlockElement key={at} block={block} />)

function BlockElement({ block }: { readonly block: Block }) {
  if (block.kind === 'heading') {
    return (
      <h3>
        <Spans spans={block.spans} />
      </h3>
    )
  }
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Spans spans={block.spans} />
      </p>
    )
  }
  const List = block.ordered ? 'ol' : 'ul'
  return (
    <List>
      {block.items.map((spans, at) => (
        <li key={at}>
          <Spans spans={spans} />
        </li>
      ))}
    </List>
  )
}
