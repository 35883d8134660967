import type { LayerId } from '../grammar/identity.ts'

/** Something in the data that needs a look, of one object; the words are those of its rule. */
export type Finding = {
  readonly layer: LayerId
  readonly key: string | number
  readonly name: string
  /** What was found, in a few words of both languages. */
  readonly nl: string
  readonly en: string
}
