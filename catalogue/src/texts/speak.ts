import { texts, type Language } from './languages.ts'
import { speakFrom, type Say } from './speak-from.ts'

const speakers: Readonly<Record<Language, Say>> = {
  nl: speakFrom(texts.nl, 'nl'),
  en: speakFrom(texts.en, 'en'),
}

export const speak = (language: Language): Say => speakers[language]
