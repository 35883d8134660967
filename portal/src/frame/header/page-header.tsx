import { useInstallation } from '@datacentre/client/installation/installation'
import { useSpoken } from '@datacentre/ui/speech'
import { SiteLogo } from '../../brand/site-logo.tsx'
import { MainMenu } from './main-menu.tsx'
import { TextLink } from '../text-link.tsx'
import './page-header.css'

export function PageHeader() {
  const { say, language } = useSpoken()
  const { logo, ownName } = useInstallation().config.site
  return (
    <header className="page-header">
      <TextLink address="homeUrl" className="page-header-logo">
        {logo !== null ? (
          <img src={logo.address} width={logo.width} height={logo.height} alt={say('logo.site')} />
        ) : ownName ? (
          <span className="page-header-name">{say('site.name')}</span>
        ) : (
          <SiteLogo language={language} alt={say('logo.site')} />
        )}
      </TextLink>
      <MainMenu />
    </header>
  )
}
