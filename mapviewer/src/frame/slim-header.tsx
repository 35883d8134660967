import { withLanguage } from '@datacentre/catalogue/wire/language'
import { Icon } from '@datacentre/ui/controls/icon'
import { useSpoken } from '@datacentre/ui/speech'
import { useInstallation } from '@datacentre/client/installation/installation'
import { LanguageLink } from './language-link.tsx'
import './slim-header.css'

/** The header of the data centre in a slim form, for the map on its own. */
export function SlimHeader() {
  const { say, language } = useSpoken()
  const { config } = useInstallation()
  return (
    <header className="slim-header screen-only">
      <a className="slim-header-home" href={withLanguage(`${config.datacentre}/`, language)}>
        <Icon name="map" size={22} />
        <span>{say('site.name')}</span>
      </a>
      <span className="slim-header-page">{say('map.title')}</span>
      {config.dataset?.demonstration && (
        <span className="slim-header-demonstration" title={say('dataset.demonstration')}>
          {say('dataset.demonstrationShort')}
        </span>
      )}
      <LanguageLink />
    </header>
  )
}
