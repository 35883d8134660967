import { siteLogoWords } from '@datacentre/catalogue/signs/site-logo'
import type { Language } from '@datacentre/catalogue/texts/index'
import { SiteMark } from './site-mark.tsx'
import './brand.css'

type LogoProps = { readonly language: Language; readonly alt: string }

/** The logo of the parent portal, in the visitor's language (S2). */
export function SiteLogo({ language, alt }: LogoProps) {
  const [first, second] = siteLogoWords[language]
  return (
    <svg className="site-logo" viewBox="0 0 148 48" width="148" height="48" role="img" aria-label={alt}>
      <SiteMark />
      <text x="58" y="20">
        {first}
      </text>
      <text x="58" y="41">
        {second}
      </text>
    </svg>
  )
}
