import type { partnerLogos } from '@datacentre/catalogue/signs/partner-logos'
import { useSpoken } from '@datacentre/ui/speech'
import './brand.css'

/** The logo of a partner, in the visitor's language (S2). */
export function PartnerLogo({ mark, words, name }: (typeof partnerLogos)[number]) {
  const { say, language } = useSpoken()
  const [first, second] = words[language]
  return (
    <svg
      className="partner-logo"
      viewBox="0 0 156 48"
      width="156"
      height="48"
      role="img"
      aria-label={say(name)}
    >
      <path className="partner-logo-mark" d={mark} />
      <text x="58" y="21">
        {first}
      </text>
      <text x="58" y="40">
        {second}
      </text>
    </svg>
  )
}
