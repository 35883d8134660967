export * from './registers/index.ts'
export * from './production/index.ts'
export { tables, sqlName, type TableId } from './tables.ts'
