import { ownPage } from './own-page.tsx'

export { NotFound } from './not-found.tsx'
export { WrittenPage } from './written/written-page.tsx'

/** The data centre's own pages to read (D3). An operator who has other ones points the address texts there. */
export const pages = [
  ownPage({ path: '/quickstart', title: 'page.quickstart.title' }),
  ownPage({ path: '/about', title: 'page.about.title' }),
  ownPage({ path: '/links', title: 'page.links.title' }),
  ownPage({ path: '/disclaimer', title: 'page.disclaimer.title' }),
  ownPage({ path: '/privacy', title: 'page.privacy.title' }),
  ownPage({ path: '/contact', title: 'page.contact.title' }),
  ownPage({ path: '/accessibility', title: 'page.accessibility.title' }),
  ownPage({ path: '/licence-figures', title: 'page.licenceFigures.title' }),
  ownPage({ path: '/dataset', title: 'dataset.title' }),
] as const
