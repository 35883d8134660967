import type { TextKey } from '../texts/index.ts'
import type { Say } from '../texts/speak-from.ts'

/** The sources of interpretations that we know, as datasets write them. They come as text, so that any other may stand there too. */
const known: Readonly<Record<string, TextKey>> = {
  'Eindrapport boring': 'stratSource.finalReport',
  'Herinterpretatie landelijk project': 'stratSource.nationalProject',
  'Geologische dienst': 'stratSource.geologicalSurvey',
  Operator: 'stratSource.operator',
}

/** A source in the language of the page; one that we do not know as it was written. */
export function sayStratSource(description: string, say: Say): string {
  const key = Object.hasOwn(known, description) ? known[description] : undefined
  return key === undefined ? description : say(key)
}
