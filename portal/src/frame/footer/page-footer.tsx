import { useInstallation } from '@datacentre/client/installation/installation'
import { useSpoken } from '@datacentre/ui/speech'
import { GeologicalSurveyLogo, ResearchOrganisationLogo } from '../../brand/partner-logos.tsx'
import { FooterColumn } from './footer-column.tsx'
import { FooterDataset } from './footer-dataset.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { TextLink } from '../text-link.tsx'
import './page-footer.css'

export function PageFooter() {
  const { say, language } = useSpoken()
  const { partners } = useInstallation().config.site
  return (
    <footer className="page-footer" aria-label={say('footer.label')}>
      <div className="page-footer-partners">
        {partners && (
          <>
            <TextLink address="researchOrganisationUrl">
              <ResearchOrganisationLogo language={language} alt={say('logo.researchOrganisation')} />
            </TextLink>
            <TextLink address="geologicalSurveyUrl">
              <GeologicalSurveyLogo language={language} alt={say('logo.geologicalSurvey')} />
            </TextLink>
          </>
        )}
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
      </FooterColumn>
      <FooterDataset />
    </footer>
  )
}
