import type { Language } from '@datacentre/catalogue/texts/index'
import { lazyPart } from '@datacentre/ui/lazy-part'
import { useSpoken } from '@datacentre/ui/speech'
import type { ComponentType, ReactNode } from 'react'

type Chapter = () => Promise<{ readonly default: ComponentType }>

/** What a page says, in a file per language that loads when it is opened. */
const inLanguages = ({ nl, en }: Readonly<Record<Language, Chapter>>) => ({
  nl: lazyPart(nl),
  en: lazyPart(en),
})

const proses = {
  '/quickstart': inLanguages({
    nl: () => import('./nl/quickstart.tsx'),
    en: () => import('./en/quickstart.tsx'),
  }),
  '/about': inLanguages({ nl: () => import('./nl/about.tsx'), en: () => import('./en/about.tsx') }),
  '/links': inLanguages({ nl: () => import('./nl/links.tsx'), en: () => import('./en/links.tsx') }),
  '/disclaimer': inLanguages({
    nl: () => import('./nl/disclaimer.tsx'),
    en: () => import('./en/disclaimer.tsx'),
  }),
  '/privacy': inLanguages({ nl: () => import('./nl/privacy.tsx'), en: () => import('./en/privacy.tsx') }),
  '/contact': inLanguages({ nl: () => import('./nl/contact.tsx'), en: () => import('./en/contact.tsx') }),
  '/accessibility': inLanguages({
    nl: () => import('./nl/accessibility.tsx'),
    en: () => import('./en/accessibility.tsx'),
  }),
  '/licence-figures': inLanguages({
    nl: () => import('./nl/licence-figures.tsx'),
    en: () => import('./en/licence-figures.tsx'),
  }),
  '/dataset': inLanguages({
    nl: () => import('./dataset/dataset.tsx'),
    en: () => import('./dataset/dataset.tsx'),
  }),
}

export type OwnPath = keyof typeof proses

type OwnProseProps = { readonly path: OwnPath; readonly waiting?: ReactNode }

/** What a page of our own says, in the visitor's language. */
export default function OwnProse({ path, waiting }: OwnProseProps) {
  const Prose = proses[path][useSpoken().language]
  return <Prose waiting={waiting} />
}
