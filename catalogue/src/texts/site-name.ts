import type { Language, TextKey } from './languages.ts'

type Named = Readonly<Partial<Record<TextKey, string>>>

/** What we say with our own name in it, said with that of another site. */
export const textsNaming: Readonly<Record<Language, (name: string) => Named>> = {
  nl: (name) => ({
    ...asItIs(name),
    'logo.site': `${name}, naar de startpagina`,
    'footer.about': `Over ${name}`,
    'page.about.title': `Over ${name}`,
    'page.dataset.lead': `Hier leest u welke gegevens ${name} nu laat zien en hoe u ze mag gebruiken.`,
    'page.notFound.home': `Naar de startpagina van ${name}`,
    'page.absent.text': `${name} heeft hierover geen gegevens.`,
  }),
  en: (name) => ({
    ...asItIs(name),
    'logo.site': `${name}, go to the home page`,
    'footer.about': `About ${name}`,
    'page.about.title': `About ${name}`,
    'page.dataset.lead': `What data ${name} currently holds, and how you can use it.`,
    'page.notFound.home': `Go to the home page of ${name}`,
    'page.absent.text': `${name} holds no data on this.`,
  }),
}

const asItIs = (name: string): Named => ({
  'site.name': name,
  'site.pageTitle': `{{page}} – ${name}`,
  'site.inSentence': name,
  'site.startsSentence': name,
  'menu.datacenter': name,
  'breadcrumb.datacenter': name,
  'home.title': name,
})

/** The addresses of the portal that we are part of: another site leads there only where it says so. */
const OF_OUR_PORTAL = [
  'homeUrl',
  'dataUrl',
  'activitiesUrl',
  'legislationAndProceduresUrl',
  'licencesUrl',
  'miningEffectsUrl',
  'publicationsUrl',
  'searchUrl',
] as const satisfies readonly TextKey[]

export const noPortal: Named = Object.fromEntries(OF_OUR_PORTAL.map((key) => [key, '']))

/** What we say of our country, said of any. */
export const textsOfAnyCountry: Readonly<Record<Language, Named>> = {
  nl: {
    'home.lead': 'Openbare gegevens over olie, gas en aardwarmte in de ondergrond.',
    'map.zoomAll': 'Toon het hele land',
    'history.shareOfProduction': 'In {{year}} kwam {{share}} van alle {{what}} uit {{subject}}.',
  },
  en: {
    'home.lead': 'Public data on oil, gas and geothermal energy in the subsurface.',
    'map.zoomAll': 'Show the whole country',
    'history.shareOfProduction': 'In {{year}}, {{share}} of all {{what}} came from {{subject}}.',
  },
}

/** What the home button of the map does where a site says what the map shows first. */
export const textsOfStartView: Readonly<Record<Language, Named>> = {
  nl: { 'map.zoomAll': 'Terug naar het beginbeeld' },
  en: { 'map.zoomAll': 'Back to the start view' },
}
