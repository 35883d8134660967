import { seismicSurveys3d } from '@datacentre/catalogue/registers/index'
import { aSeismicSurvey3d, day } from '@datacentre/fixtures'
import { expect, it } from 'vitest'
import { smallServer } from '../../testing/small-server.ts'

const parts = smallServer('sqlite', (writer) =>
  writer.rows(seismicSurveys3d, [
    {
      ...aSeismicSurvey3d({ id: 3, confidentialityDate: day('2006-07-01'), provs: 'Groningen' }),
      geometry: null,
    },
  ]),
)
const bodyIn = async (lang: string): Promise<string> =>
  (await parts().server.inject({ url: `/datacenter/seismic-surveys-3d/3?lang=${lang}&f=html` })).body

it('the page of an object writes a month in words [D27.89]', async () => {
  expect(await bodyIn('nl')).toContain('<dd>juli 2006</dd>')
  expect(await bodyIn('en')).toContain('<dd>July 2006</dd>')
})

it('the page of an object has no code beside words that are the same [D27.89]', async () => {
  const body = await bodyIn('nl')
  expect(body).toMatch(/<dd>(<a [^>]*>)?Groningen(<\/a>)?<\/dd>/)
})
