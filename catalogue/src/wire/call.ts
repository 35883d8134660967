import { Type, type TSchema } from 'typebox'
import type { Call as Address } from '../grammar/register.ts'
import type { Fault } from '../grammar/fault.ts'

/** What a call answers: JSON, a spreadsheet by its name, or a file of any kind. */
type CallAnswer =
  | { readonly json: TSchema; /** When it answers 204 instead. */ readonly nothing?: string }
  /** Nothing yet: it always answers 204, for this reason. */
  | { readonly always204: string }
  | FileAnswer

export type FileAnswer =
  | { readonly spreadsheet: string }
  | { readonly file: string; /** Where it is always of one type. */ readonly type?: string }

/** One call of the REST interface below every prefix. */
export type Call = Address & {
  readonly id: string
  readonly summary: string
  /** The body it takes; null for none. Where `emptyAllowed`, nothing and `{}` mean the same. */
  readonly body: TSchema | null
  readonly emptyAllowed?: true
  /** Says more closely, of keys whose value does not fit, what would: what is allowed may hang on another key. */
  readonly closerFaults?: (body: object) => readonly Fault[]
  readonly answer: CallAnswer
  /** What stands in the path after a colon, each with an example; another value finds nothing. */
  readonly inPath?: Readonly<Record<string, TSchema>>
  /** What the address takes after a question mark; what is not optional has an example. */
  readonly inQuery?: Readonly<Record<string, TSchema>>
  /** Whether it reads the store itself, and so fails when that is away. */
  readonly readsStore?: true
}

/** What is declared of a call apart from where it lies. */
export type Declared = Omit<Call, 'id' | 'method' | 'path'>

/** The language of headers and descriptions. */
export const inLanguage = {
  lang: Type.Optional(
    Type.Enum(['nl', 'en'], {
      description: 'the language of headers and descriptions: nl (default) or en',
      examples: ['en'],
    }),
  ),
} as const

/** The version of the dataset that rows are of. */
export const inVersion = {
  version: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: 'the number of an old version of the dataset; without it, the newest',
    }),
  ),
} as const
