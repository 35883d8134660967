import type { Language } from '@datacentre/catalogue/texts/index'
import type { ReactNode } from 'react'
import './brand.css'

type LogoProps = { readonly language: Language; readonly alt: string }

const researchWords = { nl: ['Onderzoeks-', 'organisatie'], en: ['Research', 'organisation'] } as const
const surveyWords = { nl: ['Geologische', 'dienst'], en: ['Geological', 'survey'] } as const

/** A lattice in a hexagon: measured, and joined. */
export function ResearchOrganisationLogo({ language, alt }: LogoProps) {
  return (
    <PartnerLogo alt={alt} words={researchWords[language]}>
      <path d="M24 4 41.3 14V34L24 44 6.7 34V14ZM6.7 14 24 24 41.3 14M24 24V44" />
      <circle cx="24" cy="24" r="4" />
    </PartnerLogo>
  )
}

/** Beds of rock, cut by a fault. */
export function GeologicalSurveyLogo({ language, alt }: LogoProps) {
  return (
    <PartnerLogo alt={alt} words={surveyWords[language]}>
      <path d="M5 5H43V43H5ZM29 5 19 43M5 16H26M5 27H23M5 38H20M27 12H43M24 23H43M21 34H43" />
    </PartnerLogo>
  )
}

type PartnerLogoProps = {
  readonly alt: string
  readonly words: readonly [string, string]
  readonly children: ReactNode
}

function PartnerLogo({ alt, words: [first, second], children }: PartnerLogoProps) {
  return (
    <svg className="partner-logo" viewBox="0 0 156 48" width="156" height="48" role="img" aria-label={alt}>
      <g className="partner-logo-mark">{children}</g>
      <text x="58" y="21">
        {first}
      </text>
      <text x="58" y="40">
        {second}
      </text>
    </svg>
  )
}
