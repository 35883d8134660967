import { currentVersion, type Store } from '@datacentre/database'
import { freshDatabase } from '@datacentre/database/testing/stores'
import { beforeAll, describe, expect, it } from 'vitest'
import { packageMaker } from '../../../testing/package-maker.ts'
import { run, type Said } from '../../../testing/run-import.ts'
import { described } from '../../../testing/small-package.ts'

const aPackage = packageMaker()

describe('figures of a package', () => {
  const database = freshDatabase('sqlite')
  let store: Store
  beforeAll(async () => {
    store = await database.open()
  })
  const load = async (rows: readonly string[], more: object = {}, ...argv: string[]): Promise<Said> => {
    const [boreholes] = (JSON.parse(described({})) as { resources: object[] }).resources
    const folder = await aPackage({
      'boreholes.csv': 'boreholeDbk,boreholeName\n1,A\n',
      'well-figures.csv': ['boreholeDbk,wellNm,year,product,productionType,jan,jun', ...rows, ''].join('\n'),
      'datapackage.json': described({
        resources: [boreholes, { name: 'well-figures', path: 'well-figures.csv' }],
        figuresUntil: null,
        ...more,
      }),
    })
    return run([folder, '--allow-loss', ...argv], database.url)
  }
  const until = async () => (await currentVersion(store))?.figuresUntil

  it('run to the last month that has any, where the package does not say', async () => {
    expect(await load(['1,A,2019,Gas,Produced,1,2', '1,A,2020,Gas,Produced,,'])).toMatchObject({ code: 0 })
    expect(await until()).toBe('2019-06')
    await load(['1,A,2019,Gas,Produced,1,2'], { figuresUntil: '2019-12' })
    expect(await until()).toBe('2019-12')
    await load(['1,A,2021,Gas,Produced,1,'], {}, '--only', 'well-figures')
    expect(await until()).toBe('2021-01')
    await load(['1,A,2018,Gas,Produced,1,'], {}, '--only', 'well-figures')
    expect(await until()).toBe('2021-01')
  })
  it('are provisional from the month that the package says, and from none where it says nothing [D28.41]', async () => {
    const provisional = async () => (await currentVersion(store))?.provisionalFrom
    const rows = ['1,A,2019,Gas,Produced,1,2']
    await load(rows, { provisionalFrom: '2019-05' })
    expect(await provisional()).toBe('2019-05')
    await load([...rows, '1,A,2020,Gas,Produced,1,2'], {}, '--only', 'well-figures')
    expect(await provisional()).toBe('2019-05')
    await load(rows, { provisionalFrom: '2020-01' }, '--only', 'well-figures')
    expect(await provisional()).toBe('2020-01')
    // Of the months that stay, none is provisional.
    await load(rows, { figuresUntil: '2019-06' }, '--only', 'well-figures')
    expect(await provisional()).toBeNull()
    await load(rows)
    expect(await provisional()).toBeNull()
  })
  it('are told of where none is as late as the first provisional month', async () => {
    const { code, err } = await load(['1,A,2019,Gas,Produced,1,2'], { provisionalFrom: '2019-07' })
    expect(code).toBe(0)
    expect(err).toContain(
      'provisionalFrom 2019-07 is after the last month with figures, 2019-06: no figure will be marked as provisional',
    )
    expect((await currentVersion(store))?.provisionalFrom).toBeNull()
  })
  it('of years that no screen shows are counted and kept', async () => {
    const { code, err } = await load(['1,A,1995,Gas,Produced,1,', '1,A,2019,Gas,Produced,1,'])
    expect(code).toBe(0)
    expect(err).toContain(
      'warning: well-figures.csv: 1 row of a year before 2003: kept, but no screen shows them (line 2)',
    )
  })
})
