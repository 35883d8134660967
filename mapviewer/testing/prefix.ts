/** The map viewer's page is below a prefix of its own. Modules read it when they load, so this one comes before them. */
const base = document.querySelector('base')
if (base === null) throw new Error('the page of a component test has a base element')
base.href = '/mapviewer/'
