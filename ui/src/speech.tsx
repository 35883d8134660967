import type { Speech } from '@datacentre/catalogue/grammar/column-kinds'
import { codeText } from '@datacentre/catalogue/texts/code-text'
import { speakFrom, type Say } from '@datacentre/catalogue/texts/speak-from'
import type { Language, Texts } from '@datacentre/catalogue/texts/index'
import { createContext, useContext, type ReactNode } from 'react'

/** Everything a screen needs to speak the visitor's language. */
export type Spoken = {
  readonly language: Language
  readonly say: Say
  /** What the catalogue needs to show values and codes in words. */
  readonly speech: Speech
}

export function spokenFrom(texts: Texts, language: Language): Spoken {
  return {
    language,
    say: speakFrom(texts, language),
    speech: { language, code: (list, code) => codeText(texts, list, code) },
  }
}

const SpokenContext = createContext<Spoken | null>(null)

type SpeechProviderProps = { readonly spoken: Spoken; readonly children: ReactNode }

export function SpeechProvider({ spoken, children }: SpeechProviderProps) {
  return <SpokenContext value={spoken}>{children}</SpokenContext>
}

export function useSpoken(): Spoken {
  const spoken = useContext(SpokenContext)
  if (spoken === null) throw new Error('useSpoken needs a SpeechProvider above it')
  return spoken
}
