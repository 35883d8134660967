import { createHash } from 'node:crypto'
import { packToKeep } from './packed.ts'
import type { Answer } from './send.ts'

/** An answer as it is described: its bytes, and what sendAnswer may say of them. */
export type Content = { readonly bytes: Buffer } & Omit<Answer, 'packed' | 'tag'>

/** Names bytes by what they hold. */
export const contentTag = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16)

/** Bytes in every encoding, named by what they hold. */
async function packAnswer({ bytes, ...about }: Content): Promise<Answer> {
  return { ...about, packed: await packToKeep(bytes), tag: contentTag(bytes) }
}

/** An answer that cannot change while we run: packed at its first use. */
export function cachedAnswer(make: () => Content): () => Promise<Answer> {
  let made: Promise<Answer> | undefined
  return () => (made ??= packAnswer(make()))
}

/** An answer that changes only with `Source`, such as a snapshot: packed at its first use for each, and gone with it. */
export function cachedAnswerPer<Source extends object>(
  make: (source: Source) => Content | Promise<Content>,
): (source: Source) => Promise<Answer> {
  const made = new WeakMap<Source, Promise<Answer>>()
  return (source) => {
    const known = made.get(source)
    if (known !== undefined) return known
    const answer = Promise.resolve(make(source)).then(packAnswer)
    made.set(source, answer)
    // What could not be made is tried again by who asks next.
    answer.catch(() => made.delete(source))
    return answer
  }
}

export const jsonContent = (value: unknown): Content => ({ bytes: Buffer.from(JSON.stringify(value)) })
