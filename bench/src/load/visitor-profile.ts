import { boreholes, fieldProduction, licences } from '@datacentre/catalogue'
import type { Config } from '@datacentre/catalogue/wire/config'
import { layerAddress } from '@datacentre/catalogue/wire/map-addresses'
import type { Question } from './ask.ts'

const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8'
const PREFIX = '/datacenter'

const figures = { yearStart: 2023, yearEnd: 2024, product: 'Gas', production: 'Produced' }

/** What visitors and programs ask of a data centre, beside each other: pages most, spreadsheets seldom. */
export async function visitorProfile(origin: string): Promise<readonly Question[]> {
  const config = (await (await fetch(`${origin}${PREFIX}/rest/config`)).json()) as Config
  const items = await (await fetch(`${origin}${PREFIX}/api/v1/collections/boreholes/items?limit=50`)).json()
  const ids = (items as { features: readonly { id: string }[] }).features.map(({ id }) => Number(id))
  const [id] = ids
  const version = config.dataset?.mapVersion ?? ''
  const page = (name: string, path: string, weight: number): Question => ({
    name,
    method: 'GET',
    path: `${PREFIX}${path}`,
    accept: BROWSER,
    weight,
  })
  const call = (
    name: string,
    rest: { method: string; path: string },
    weight: number,
    body?: object,
  ): Question => ({
    name,
    method: rest.method === 'GET' ? 'GET' : 'POST',
    path: `${PREFIX}${rest.path}`,
    ...(body && { body: JSON.stringify(body) }),
    weight,
  })
  return [
    page('home', '/', 12),
    page('page of a list', boreholes.route, 10),
    page('page of a borehole', `/boreholes/${id}`, 12),
    page('search', '/search?q=gro', 4),
    page('codes', '/codes', 2),
    call('list of boreholes', boreholes.rest.list, 8, {}),
    call('list of licences', licences.rest.list, 6, {}),
    call('filtered list', boreholes.rest.list, 3, { onOffshore: 'OFF' }),
    call('figures', fieldProduction.rest.list, 8, figures),
    { ...call('spreadsheet of boreholes', boreholes.rest.export, 1, ids), isDated: true },
    { ...call('spreadsheet of figures', fieldProduction.rest.export, 1, figures), isDated: true },
    call('configuration', { method: 'GET', path: '/rest/config' }, 6),
    call('layer of the map', { method: 'GET', path: `/${layerAddress(version, 'fields')}` }, 6),
    call('object of the map', { method: 'GET', path: `/rest/objects/boreholes/${id}` }, 8),
    call('features', { method: 'GET', path: '/api/v1/collections/boreholes/items?limit=50' }, 6),
    call('file', { method: 'GET', path: '/files/fields.csv' }, 1),
  ]
}
