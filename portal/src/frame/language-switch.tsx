import { markLanguageSwitch } from '@datacentre/catalogue/list/restore'
import { productionScreens } from '@datacentre/catalogue/production/index'
import { registers } from '@datacentre/catalogue/registers/index'
import { useSpoken } from '@datacentre/ui/speech'
import type { MouseEvent } from 'react'
import { hrefOf } from '../address/address.ts'
import { isPlainClick } from '../address/link.tsx'
import { useAddress } from '../address/use-address.ts'

/** The screens that have criteria to restore; on any other page the mark would wait for the next list. */
const restoring: ReadonlySet<string> = new Set([...registers, ...productionScreens].map(({ route }) => route))

/** Loads this page in the other language. Its address drops the query (spec 2); the mark lets the screen restore it. */
export function LanguageSwitch() {
  const { say } = useSpoken()
  const { path } = useAddress()
  const other = say('languageSwitchCode')
  const mark = (event: MouseEvent): void => {
    if (isPlainClick(event) && restoring.has(path)) markLanguageSwitch(window.sessionStorage)
  }
  return (
    <a href={`${hrefOf(path)}?lang=${other}`} lang={other} hrefLang={other} onClick={mark}>
      {say('languageSwitch')}
    </a>
  )
}
