import { useSpoken } from '@datacentre/ui/speech'
import { SiteLogo } from '../../brand/site-logo.tsx'
import { MainMenu } from './main-menu.tsx'
import { TextLink } from '../text-link.tsx'
import './page-header.css'

export function PageHeader() {
  const { say, language } = useSpoken()
  return (
    <header className="page-header">
      <TextLink address="homeUrl" className="page-header-logo">
        <SiteLogo language={language} alt={say('logo.site')} />
      </TextLink>
      <MainMenu />
    </header>
  )
}
