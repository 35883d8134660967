import { useSpoken } from '@datacentre/ui/speech'
import { languageHref, useAddress } from '../address/address-store.ts'

/** The same page in the other language. */
export function LanguageLink() {
  const { say } = useSpoken()
  useAddress()
  const code = say('languageSwitchCode') === 'en' ? 'en' : 'nl'
  return (
    <a className="slim-header-language" href={languageHref(code)} hrefLang={code} lang={code}>
      {say('languageSwitch')}
    </a>
  )
}
