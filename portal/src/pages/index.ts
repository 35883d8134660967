import { shortPage } from './short-page.tsx'

export { NotFound } from './not-found.tsx'
export { WrittenPage } from './written/written-page.tsx'

/** The data centre's own pages to read (D3). An operator who has other ones points the address texts there. */
export const pages = [
  shortPage({
    path: '/quickstart',
    title: 'page.quickstart.title',
    prose: { nl: () => import('./nl/quickstart.tsx'), en: () => import('./en/quickstart.tsx') },
  }),
  shortPage({
    path: '/about',
    title: 'page.about.title',
    prose: { nl: () => import('./nl/about.tsx'), en: () => import('./en/about.tsx') },
  }),
  shortPage({
    path: '/links',
    title: 'page.links.title',
    prose: { nl: () => import('./nl/links.tsx'), en: () => import('./en/links.tsx') },
  }),
  shortPage({
    path: '/disclaimer',
    title: 'page.disclaimer.title',
    prose: { nl: () => import('./nl/disclaimer.tsx'), en: () => import('./en/disclaimer.tsx') },
  }),
  shortPage({
    path: '/privacy',
    title: 'page.privacy.title',
    prose: { nl: () => import('./nl/privacy.tsx'), en: () => import('./en/privacy.tsx') },
  }),
  shortPage({
    path: '/contact',
    title: 'page.contact.title',
    prose: { nl: () => import('./nl/contact.tsx'), en: () => import('./en/contact.tsx') },
  }),
  shortPage({
    path: '/accessibility',
    title: 'page.accessibility.title',
    prose: { nl: () => import('./nl/accessibility.tsx'), en: () => import('./en/accessibility.tsx') },
  }),
  shortPage({
    path: '/licence-figures',
    title: 'page.licenceFigures.title',
    prose: { nl: () => import('./nl/licence-figures.tsx'), en: () => import('./en/licence-figures.tsx') },
  }),
  shortPage({
    path: '/dataset',
    title: 'dataset.title',
    prose: { nl: () => import('./dataset.tsx'), en: () => import('./dataset.tsx') },
  }),
] as const
