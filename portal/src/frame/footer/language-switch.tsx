import { markLanguageSwitch } from '@datacentre/catalogue/list/language-mark'
import { useSpoken } from '@datacentre/ui/speech'
import type { MouseEvent } from 'react'
import { hrefOf, writePending, useAddress } from '../../address/address.ts'
import { isPlainClick } from '../../address/link.tsx'
import { sessionStore } from '../../address/session-store.ts'

/** Loads this page in the other language. Its address drops the query (S2); the mark lets the screen restore it. */
export function LanguageSwitch() {
  const { say } = useSpoken()
  const { path } = useAddress()
  const other = say('languageSwitchCode')
  const mark = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return
    writePending()
    markLanguageSwitch(sessionStore, window.location.search)
  }
  return (
    <a href={`${hrefOf(path)}?lang=${other}`} lang={other} hrefLang={other} onClick={mark}>
      {say('languageSwitch')}
    </a>
  )
}
