export { hasDataset } from './has-dataset.ts'
export { startServer } from './main.ts'
export { readSettings, SettingNotAllowed } from './settings.ts'
