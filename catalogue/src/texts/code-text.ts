import type { CodeListName } from '../codes/index.ts'
import type { Texts } from './languages.ts'

type ByKey = ReadonlyMap<string, string>

const withoutCase = new WeakMap<Texts, ByKey>()

function lowerCased(spoken: Texts): ByKey {
  const known = withoutCase.get(spoken)
  if (known) return known
  const made = new Map(Object.entries(spoken).map(([key, text]) => [key.toLowerCase(), text]))
  withoutCase.set(spoken, made)
  return made
}

/** The text of a code in one language's texts. Data writes `Closed-In` where the list says `Closed-in`;
 *  a code without a text shows as itself (D8). */
export function codeText(spoken: Texts, list: CodeListName, code: string): string {
  const key = `${list}.${code}`
  const byKey: Readonly<Record<string, string>> = spoken
  return byKey[key] ?? lowerCased(spoken).get(key.toLowerCase()) ?? code
}
