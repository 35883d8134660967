import { boreholes } from '@datacentre/catalogue/registers/index'
import { addresses } from '@datacentre/catalogue/wire/addresses'
import { first } from '@datacentre/client/testing/found'
import { standInService } from '@datacentre/client/testing/service'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectCount, openList } from '../../../../testing/list-page.tsx'
import { someRows } from '../../../../testing/list-rows.ts'

const service = standInService()
beforeEach(() => service.answerList(boreholes, someRows.boreholes))

const open = (name: string): Promise<void> =>
  page.getByRole('button', { name: `Toon meer over ${name}`, exact: true }).click()

describe('a row', () => {
  it('that is open tells what rules of quality find in its data, and no other row does [D32.2]', async () => {
    service.answer('layer-findings', [
      {
        key: someRows.boreholes.find(({ boreholeName }) => boreholeName === 'K2-01')?.boreholeDbk ?? 0,
        rule: 'outside-field',
        title: { nl: 'Boring ligt buiten het veld', en: 'Borehole lies outside its field' },
        finding: { nl: '3 km buiten veld K2', en: '3 km outside field K2' },
      },
    ])
    const { say } = await openList(boreholes)
    const before = service.received.length
    await open('K2-01')
    await expect.element(page.getByCss('.row-faults')).toHaveTextContent(say('object.faultsFound'))
    await expect.element(page.getByCss('.row-faults li')).toHaveTextContent('3 km buiten veld K2')
    expect(first('.row-faults a').getAttribute('href')).toBe('/datacenter/quality/outside-field')
    await open('K12-B')
    await expectCount('.row-details', 2)
    await expectCount('.row-faults', 1)
    expect(service.received.slice(before).map(({ path }) => path)).toEqual(['rest/findings/boreholes'])
  })

  it('that is open says when what rules find could not be fetched', async () => {
    service.respond(addresses['layer-findings'], () => new Response(null, { status: 400 }))
    const { say } = await openList(boreholes)
    await open('K2-01')
    await expect.element(page.getByCss('.row-faults')).toHaveTextContent(say('row.faultsFailed'))
  })
})
