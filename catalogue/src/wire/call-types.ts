import type { Static, TSchema } from 'typebox'
import type { CallId } from './addresses.ts'
import type { fixedCalls } from './calls.ts'

type Fixed = typeof fixedCalls

/** What the body of a call is; undefined where it takes none. */
export type BodyOf<Id extends CallId> = Fixed[Id]['body'] extends infer Body extends TSchema
  ? Static<Body>
  : undefined

/** What a call answers, null where it can answer that there is none; never for a file. */
export type AnswerOf<Id extends CallId> = Fixed[Id]['answer'] extends {
  readonly json: infer Json extends TSchema
}
  ? Static<Json> | (Fixed[Id]['answer'] extends { readonly nothing: string } ? null : never)
  : never

/** What stands in the path of a call. */
export type InPath<Id extends CallId> = Fixed[Id] extends { readonly inPath: infer Names }
  ? keyof Names & string
  : never

/** What a caller may write there: one of the words that the call knows, or any text or number. */
export type PathOf<Id extends CallId> = Fixed[Id] extends { readonly inPath: infer Path }
  ? { readonly [Name in keyof Path]: Path[Name] extends TSchema ? Written<Static<Path[Name]>> : never }
  : never

type Written<Value> = string extends Value ? string | number : Value

/** What its address takes after a question mark. */
export type InQuery<Id extends CallId> = Fixed[Id] extends { readonly inQuery: infer Names }
  ? keyof Names & string
  : never
