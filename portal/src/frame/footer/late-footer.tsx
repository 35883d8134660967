import { COMES_LATER_MS } from '@datacentre/ui/lazy-part'
import { useSpoken } from '@datacentre/ui/speech'
import { startTransition, useEffect, useState, type ComponentType } from 'react'
import { hrefOf, useAddress } from '../../address/address.ts'
import { TextLink } from '../text-link.tsx'
import { FooterColumn } from './footer-column.tsx'
import './page-footer.css'

let fetched: ComponentType | null = null

/** The footer, which lies below the window at first: its code comes when a page has been painted and read. */
export function LateFooter() {
  const [Footer, setFooter] = useState(() => fetched)
  useEffect(() => {
    if (Footer !== null) return
    const fetchCode = async (): Promise<void> => {
      fetched = (await import('./page-footer.tsx')).PageFooter
      startTransition(() => setFooter(() => fetched))
    }
    const timer = window.setTimeout(
      () => fetchCode().catch(() => setFooter(() => PlainFooter)),
      COMES_LATER_MS,
    )
    return () => window.clearTimeout(timer)
  }, [Footer])
  return Footer === null ? <div className="page-footer-place" /> : <Footer />
}

/** What nobody may miss, where the code of the footer does not come. */
function PlainFooter() {
  const { say } = useSpoken()
  const { path } = useAddress()
  const other = say('languageSwitchCode')
  return (
    <footer className="page-footer" aria-label={say('footer.label')}>
      <div className="page-footer-partners" />
      <FooterColumn id="footer-service" title={say('footer.service')}>
        <TextLink address="contactUrl">{say('footer.contact')}</TextLink>
        <a href={`${hrefOf(path)}?lang=${other}`} lang={other} hrefLang={other}>
          {say('languageSwitch')}
        </a>
        <TextLink address="accessibilityUrl">{say('footer.accessibility')}</TextLink>
        <TextLink address="datasetUrl">{say('footer.dataset')}</TextLink>
      </FooterColumn>
    </footer>
  )
}
