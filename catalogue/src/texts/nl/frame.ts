/** Header, menu, breadcrumb and footer. */
export const frame = {
  'site.name': 'Datacenter',
  'site.pageTitle': '{{page}} – Datacenter',
  'site.inSentence': 'het datacenter',
  'site.startsSentence': 'Het datacenter',
  skipToContent: 'Direct naar de inhoud',

  'logo.site': 'Olie- en gasportaal, naar de startpagina',
  'logo.researchOrganisation': 'Onderzoeksorganisatie, naar de website',
  'logo.geologicalSurvey': 'Geologische dienst, naar de website',

  'menu.label': 'Hoofdmenu',
  'menu.open': 'Open het menu',
  'menu.close': 'Sluit het menu',
  'menu.datacenter': 'Datacenter',
  'menu.data': 'Data',
  'menu.activities': 'Activiteiten',
  'menu.legislationAndProcedures': 'Wet- en regelgeving en procedures',
  'menu.licences': 'Vergunningen',
  'menu.miningEffects': 'Mijnbouweffecten',
  'menu.publications': 'Publicaties',
  'menu.search': 'Zoeken',

  'breadcrumb.label': 'U bent hier',
  'breadcrumb.home': 'Home',
  'breadcrumb.datacenter': 'Datacenter',

  'footer.label': 'Voettekst',
  'footer.service': 'Service',
  'footer.contact': 'Contact',
  'footer.quickstart': 'Snelstart',
  'footer.aboutThisSite': 'Over deze site',
  'footer.about': 'Over het datacenter',
  'footer.links': 'Links',
  'footer.disclaimer': 'Disclaimer',
  'footer.privacy': 'Privacy',
  'footer.accessibility': 'Toegankelijkheid',
  'footer.dataset': 'Over de gegevens',

  languageSwitch: 'English',
  languageSwitchCode: 'en',

  reportError: 'Meld een fout in de gegevens',
  'reportError.short': 'Meld een fout',
  'reportError.of': 'Meld een fout in de gegevens van {{name}}',
  opensElsewhere: 'opent in een nieuw tabblad',
} as const
