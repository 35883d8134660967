/** The store that the journeys read, and the package that it is filled with. */
export const storeSettings = {
  DATABASE_URL: 'sqlite:node_modules/.cache/data-centre/e2e.db',
  DEMO: 'on',
  DEMO_UNTIL: '2026-09',
  DEMO_FOLDER: 'node_modules/.cache/data-centre/e2e-demonstration',
}
