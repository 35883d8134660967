import { boreholes, fields } from '@datacentre/catalogue'
import type { DatasetWriter } from '@datacentre/database'
import { aBorehole, aField } from '@datacentre/fixtures'
import { describe, expect, it } from 'vitest'
import { smallServer } from '../../testing/small-server.ts'

/** Fields that name their discovery well by its name alone: one well has the first name, two have the second, none the third. */
async function fill(writer: DatasetWriter): Promise<void> {
  const well = (boreholeDbk: number, boreholeName: string) => aBorehole({ boreholeDbk, boreholeName })
  await writer.rows(boreholes, [well(11, 'L07/01'), well(12, 'TWEE-01'), well(13, 'TWEE-01')])
  const field = (fieldDbk: number, fieldDiscoveryName: string) => ({
    ...aField({
      fieldDbk,
      fieldName: `Veld ${fieldDbk}`,
      fieldCode: `V${fieldDbk}`,
      fieldDiscoveryName,
      discoveryBoreholeDbk: null,
    }),
    geometry: null,
  })
  await writer.rows(fields, [field(1, 'L07/01'), field(2, 'TWEE-01'), field(3, 'ONBEKEND-01')])
}

describe('a name of a well without its key', () => {
  const parts = smallServer('sqlite', fill)
  const get = (path: string, accept = 'text/html') =>
    parts().server.inject({ url: `/datacenter${path}`, headers: { host: 'data.example.org', accept } })
  const discovered = async (field: number): Promise<readonly unknown[]> => {
    const { links } = (await get(`/fields/${field}`, 'application/json')).json<{
      links: Readonly<Record<string, readonly { key: number }[]>>
    }>()
    return (links['discoveryBorehole'] ?? []).map(({ key }) => key)
  }

  it('makes it the discovery well of a field where no other well has the name [D23.24]', async () => {
    expect(await discovered(1)).toEqual([11])
    expect(await discovered(2)).toEqual([])
    expect(await discovered(3)).toEqual([])
  })
  it('is an address that leads to the one well, to the list of several, or says that there is none [D23.24]', async () => {
    const at = async (path: string, accept?: string) => {
      const { statusCode, headers } = await get(path, accept)
      return [statusCode, headers.location]
    }
    const home = 'http://data.example.org/datacenter'
    expect(await at('/boreholes/L07%2F01?lang=en')).toEqual([302, `${home}/boreholes/11?lang=en`])
    expect(await at('/boreholes/L07%2F01?f=json')).toEqual([302, `${home}/boreholes/11?f=json`])
    expect(await at('/boreholes/TWEE-01')).toEqual([302, `${home}/brh-overview?searchByName=TWEE-01`])
    expect(await at('/boreholes/TWEE-01', 'application/json')).toEqual([404, undefined])
    expect(await at('/boreholes/ONBEKEND-01')).toEqual([404, undefined])
  })
})
