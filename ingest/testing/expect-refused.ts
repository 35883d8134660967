import { boreholes } from '@datacentre/catalogue'
import { readRows, type Store } from '@datacentre/database'
import { standing } from '@datacentre/database/testing/standing'
import { expect } from 'vitest'
import { run } from './run-import.ts'

type Refused = { readonly url: string; readonly store: Store; readonly folder: string }

/** The package is refused and the data stand as they did; gives what was said. */
export async function expectRefused({ url, store, folder }: Refused): Promise<string> {
  const before = await readRows(await standing(store), boreholes)
  const { code, err } = await run([folder, '--allow-loss'], url)
  expect(err).toContain('nothing was loaded, the dataset is unchanged')
  expect(code).toBe(1)
  expect(await readRows(await standing(store), boreholes)).toEqual(before)
  return err
}
