import type { Language, Texts } from './languages.ts'
import { speakFrom, type Say } from './speak-from.ts'
import { spokenTexts } from './spoken.ts'

const speakers = new WeakMap<Texts, Say>()

export function speak(language: Language): Say {
  const texts = spokenTexts(language)
  const known = speakers.get(texts)
  if (known !== undefined) return known
  const made = speakFrom(texts, language)
  speakers.set(texts, made)
  return made
}
