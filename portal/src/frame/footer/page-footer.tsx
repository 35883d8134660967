import { partnerLogos } from '@datacentre/catalogue/signs/partner-logos'
import { shortPages } from '@datacentre/catalogue/texts/own-pages'
import { writtenPagePath } from '@datacentre/catalogue/texts/written-pages'
import { useInstallation } from '@datacentre/client/installation/installation'
import { useSpoken } from '@datacentre/ui/speech'
import { PartnerLogo } from '../../brand/partner-logo.tsx'
import { Link } from '../../address/link.tsx'
import { FooterColumn } from './footer-column.tsx'
import { FooterDataset } from './footer-dataset.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { TextLink } from '../text-link.tsx'

export function PageFooter() {
  const { say, language } = useSpoken()
  const { partners, pages } = useInstallation().config.site
  // Those in the place of ours are linked where ours would be.
  const linked = shortPages.map((page) => say(`${page}Url`))
  const written = pages.filter(({ name }) => !linked.includes(writtenPagePath(name)))
  return (
    <footer className="page-footer" aria-label={say('footer.label')}>
      <div className="page-footer-partners">
        {partners &&
          partnerLogos.map((logo) => (
            <TextLink key={logo.name} address={logo.address}>
              <PartnerLogo {...logo} />
            </TextLink>
          ))}
      </div>
      <FooterColumn id="footer-service" title={say('footer.service')}>
        <TextLink address="contactUrl">{say('footer.contact')}</TextLink>
        <TextLink address="quickstartUrl">{say('footer.quickstart')}</TextLink>
        <LanguageSwitch />
      </FooterColumn>
      <FooterColumn id="footer-about" title={say('footer.aboutThisSite')}>
        <TextLink address="aboutUrl">{say('footer.about')}</TextLink>
        <TextLink address="linksUrl">{say('footer.links')}</TextLink>
        <TextLink address="disclaimerUrl">{say('footer.disclaimer')}</TextLink>
        <TextLink address="privacyUrl">{say('footer.privacy')}</TextLink>
        <TextLink address="accessibilityUrl">{say('footer.accessibility')}</TextLink>
        <TextLink address="datasetUrl">{say('footer.dataset')}</TextLink>
        {written.map(({ name, title }) => (
          <Link key={name} to={`/${writtenPagePath(name)}`}>
            {title[language]}
          </Link>
        ))}
      </FooterColumn>
      <FooterDataset />
    </footer>
  )
}
