export * from './registers/index.ts'
export * from './production/index.ts'
export { tables, type TableId } from './tables.ts'
