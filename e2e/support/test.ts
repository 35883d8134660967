import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { expect, test as base } from '@playwright/test'
import { gatherComplaints } from './complaints.ts'

/** What the console of the page may say in this test; everything else fails it. */
type Complaints = { readonly allow: (expected: RegExp) => void }

/** The rows of a register as the API answers them; a list screen is compared with these, not with itself. */
type RowsOf = (register: Register) => Promise<readonly AnyRow[]>

/** Every test of a list also holds that the browser had nothing to complain about: no error, no broken policy. */
export const test = base.extend<{ complaints: Complaints }, { rowsOf: RowsOf }>({
  complaints: [
    async ({ page }, use) => {
      const gathered = gatherComplaints(page)
      const allowed: RegExp[] = []
      await use({ allow: (expected) => allowed.push(expected) })
      expect(gathered.filter((told) => !allowed.some((pattern) => pattern.test(told)))).toEqual([])
    },
    { auto: true },
  ],
  rowsOf: [
    async ({ playwright }, use, { project }) => {
      const { baseURL = '' } = project.use
      const request = await playwright.request.newContext({ baseURL })
      const known = new Map<string, Promise<readonly AnyRow[]>>()
      const fetchRows = async ({ method, path }: Register['rest']['list']): Promise<readonly AnyRow[]> =>
        (await request.fetch(`/datacenter${path}`, { method })).json()
      await use((register) => {
        const rows = known.get(register.id) ?? fetchRows(register.rest.list)
        known.set(register.id, rows)
        return rows
      })
      await request.dispose()
    },
    { scope: 'worker' },
  ],
})

/** For journeys of who likes what moves to move, as most do. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

export { expect }
