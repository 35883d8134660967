import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly postgresUrl: string
  }
}

/** One PostgreSQL server for a whole test run; every test file makes its own database in it. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  provide('postgresUrl', postgres.url)
  return postgres.stop
}
