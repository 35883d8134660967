export { startServer } from './main.ts'
export { readSettings, SettingNotAllowed } from './settings.ts'
