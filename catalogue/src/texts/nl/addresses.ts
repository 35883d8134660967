/** Every address the frame links to; an operator changes a link by changing its text. Entries of the parent
 *  portal whose own address is not known lead to its root. Without a host it is a page of the data centre. */
export const addresses = {
  homeUrl: 'https://www.nlog.nl',
  dataUrl: 'https://www.nlog.nl',
  activitiesUrl: 'https://www.nlog.nl',
  legislationAndProceduresUrl: 'https://www.nlog.nl',
  licencesUrl: 'https://www.nlog.nl/vergunningen',
  miningEffectsUrl: 'https://www.nlog.nl',
  publicationsUrl: 'https://www.nlog.nl',
  searchUrl: 'https://www.nlog.nl',
  researchOrganisationUrl: 'https://www.nlog.nl',
  geologicalSurveyUrl: 'https://www.nlog.nl',

  quickstartUrl: 'quickstart',
  aboutUrl: 'about',
  linksUrl: 'links',
  disclaimerUrl: 'disclaimer',
  privacyUrl: 'privacy',
  contactUrl: 'contact',
  accessibilityUrl: 'accessibility',
  licenceFiguresUrl: 'licence-figures',
  datasetUrl: 'dataset',

  // The operator puts its own mail address in these two. `name` is filled in URL-encoded.
  contactEmail: 'datacenter@example.org',
  reportErrorUrl: 'mailto:datacenter@example.org?subject=Fout%20in%20de%20gegevens%3A%20{{name}}',
} as const
