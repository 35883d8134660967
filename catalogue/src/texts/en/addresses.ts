/** Every address the frame links to; an operator changes a link by changing its text. Entries of the parent
 *  portal whose own address is not known lead to its root. Without a host it is a page of the data centre. */
export const addresses = {
  homeUrl: 'https://www.nlog.nl/en',
  dataUrl: 'https://www.nlog.nl/en/data',
  activitiesUrl: 'https://www.nlog.nl/en',
  legislationAndProceduresUrl: 'https://www.nlog.nl/en',
  licencesUrl: 'https://www.nlog.nl/en/licences',
  miningEffectsUrl: 'https://www.nlog.nl/en',
  publicationsUrl: 'https://www.nlog.nl/en',
  searchUrl: 'https://www.nlog.nl/en',
  researchOrganisationUrl: 'https://www.nlog.nl/en',
  geologicalSurveyUrl: 'https://www.nlog.nl/en',

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
  contactEmail: 'datacentre@example.org',
  reportErrorUrl: 'mailto:datacentre@example.org?subject=Error%20in%20the%20data%3A%20{{name}}',
} as const
