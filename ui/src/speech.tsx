import type { Speech } from '@datacentre/catalogue/grammar/column-kinds'
import { codeText } from '@datacentre/catalogue/texts/code-text'
import { locales } from '@datacentre/catalogue/texts/locales'
import { speakFrom, type Say } from '@datacentre/catalogue/texts/speak-from'
import type { Language, Texts } from '@datacentre/catalogue/texts/index'
import { createContext, useContext, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'

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
  return (
    <I18nProvider locale={locales[spoken.language].tag}>
      <SpokenContext value={spoken}>{children}</SpokenContext>
    </I18nProvider>
  )
}

export function useSpoken(): Spoken {
  const spoken = useContext(SpokenContext)
  if (spoken === null) throw new Error('useSpoken needs a SpeechProvider above it')
  return spoken
}
