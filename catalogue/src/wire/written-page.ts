import { Type, type Static } from 'typebox'
import { inLanguage, type Declared } from './call.ts'

/** A run of words that look alike; `\n` in it is the end of a line, as in a postal address. */
const Span = Type.Object({
  text: Type.String(),
  strong: Type.Optional(Type.Literal(true)),
  emphasis: Type.Optional(Type.Literal(true)),
  to: Type.Optional(
    Type.String({
      description: 'where it leads: an address with http, https or mailto, or a path below the prefix',
    }),
  ),
})
export type Span = Static<typeof Span>

const Spans = Type.Array(Span)

const Block = Type.Union([
  Type.Object({
    kind: Type.Literal('heading'),
    level: Type.Union([Type.Literal(2), Type.Literal(3)]),
    spans: Spans,
  }),
  Type.Object({ kind: Type.Literal('paragraph'), spans: Spans }),
  Type.Object({ kind: Type.Literal('list'), ordered: Type.Boolean(), items: Type.Array(Spans) }),
])
export type Block = Static<typeof Block>

/** A page that an organisation wrote, as a tree: a browser makes elements of it and never reads HTML. */
const WrittenPage = Type.Object({ title: Type.String(), blocks: Type.Array(Block) })
export type WrittenPage = Static<typeof WrittenPage>

export const pageCalls = {
  page: {
    summary: 'A page of text by the organisation; /rest/config lists them',
    body: null,
    inPath: { name: Type.String({ examples: ['contact'] }) },
    inQuery: inLanguage,
    answer: { json: WrittenPage },
  },
} as const satisfies Readonly<Record<string, Declared>>
