import { locales } from '@datacentre/catalogue/texts/locales'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useSpoken } from '../speech.tsx'

/** Around every overlay of React Aria, which has words and a direction of its own. */
export function InLanguage({ children }: { readonly children: ReactNode }) {
  const { language } = useSpoken()
  return <I18nProvider locale={locales[language].tag}>{children}</I18nProvider>
}
