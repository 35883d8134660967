/** Header, menu, breadcrumb and footer. */
export const frame = {
  'site.name': 'Data centre',
  'site.pageTitle': '{{page}} – Data centre',
  'site.inSentence': 'the data centre',
  'site.startsSentence': 'The data centre',
  skipToContent: 'Skip to main content',

  'logo.site': 'Oil and gas portal, go to the home page',
  'logo.researchOrganisation': 'Research organisation, go to its website',
  'logo.geologicalSurvey': 'Geological survey, go to its website',

  'menu.label': 'Main menu',
  'menu.open': 'Open the menu',
  'menu.close': 'Close the menu',
  'menu.datacenter': 'Data centre',
  'menu.data': 'Data',
  'menu.activities': 'Activities',
  'menu.legislationAndProcedures': 'Legislation and procedures',
  'menu.licences': 'Licences',
  'menu.miningEffects': 'Mining effects',
  'menu.publications': 'Publications',
  'menu.search': 'Search',

  'breadcrumb.label': 'You are here',
  'breadcrumb.home': 'Home',
  'breadcrumb.datacenter': 'Data centre',

  'footer.label': 'Footer',
  'footer.service': 'Service',
  'footer.contact': 'Contact',
  'footer.quickstart': 'Quickstart',
  'footer.aboutThisSite': 'About this site',
  'footer.about': 'About the data centre',
  'footer.links': 'Links',
  'footer.disclaimer': 'Disclaimer',
  'footer.privacy': 'Privacy',
  'footer.accessibility': 'Accessibility',
  'footer.dataset': 'About the data',

  languageSwitch: 'Nederlands',
  languageSwitchCode: 'nl',

  reportError: 'Report an error in the data',
  'reportError.short': 'Report an error',
  'reportError.of': 'Report an error in the data for {{name}}',
  opensElsewhere: 'opens in a new tab',
} as const
