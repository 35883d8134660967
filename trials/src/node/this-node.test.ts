import { expect, inject, it } from 'vitest'
import { editionsServed, untilServed } from '../product/answers.ts'
import { copyOf } from '../product/folders.ts'
import { packageIn } from '../product/known-answers.ts'
import { failures, underLoad } from '../product/load.ts'
import { questionsTo } from '../product/questions.ts'
import { importPackage, startServer } from '../product/running.ts'

it(`by Node ${process.versions.node} the product imports, serves, follows a new version, writes files and stops [D39.15]`, async () => {
  const folder = copyOf(inject('shipped'))
  await importPackage({ folder, dataPackage: packageIn(inject('packages'), 'one') })
  const server = await startServer({ folder })
  expect(await editionsServed(server.origin, inject('known'))).toEqual(['one'])
  const load = underLoad([server.origin], await questionsTo(server.origin))
  await importPackage({ folder, dataPackage: packageIn(inject('packages'), 'other') })
  await untilServed(server.origin, 2)
  expect(failures(await load.stop())).toEqual([])
  expect(await editionsServed(server.origin, inject('known'))).toEqual(['other'])
  for (const path of [
    'files/boreholes.xlsx',
    'files/fields.gpkg',
    'files/licences.parquet',
    'api/v1/collections',
    'overview',
  ]) {
    const answer = await fetch(`${server.origin}/datacenter/${path}`, { headers: { accept: '*/*' } })
    expect([path, answer.status]).toEqual([path, 200])
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100)
  }
  await server.kill('SIGTERM')
  expect((await server.ended).code).toBe(0)
  expect(server.said()).not.toMatch(/"level":[56]0|DeprecationWarning|ExperimentalWarning/)
})
