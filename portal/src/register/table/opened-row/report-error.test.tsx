import type { Register } from '@datacentre/catalogue/grammar/register'
import { registers } from '@datacentre/catalogue/registers/index'
import { standInService } from '@datacentre/client/testing/service'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openList } from '../../../../testing/list-page.tsx'
import { someRows } from '../../../../testing/list-rows.ts'
import { first } from '@datacentre/client/testing/found'

const service = standInService()
const everyRegister = registers.map((register): [string, Register] => [register.id, register])

beforeEach(() => {
  for (const [, register] of everyRegister) service.answerList(register, someRows[register.id])
})

it.each(everyRegister)(
  'an error in the list of %s, and in a row of it, is reported under its name [D26.5, D26.6]',
  async (_, register) => {
    const { say } = await openList(register)
    const addressFor = (name: string): string => say('reportErrorUrl', { name: encodeURIComponent(name) })
    await expect
      .element(page.getByCss('.screen-head').getByRole('link', { name: say('reportError') }))
      .toHaveAttribute('href', addressFor(say(`register.${register.id}.title`)))
    const name = first('.row-name').textContent
    await page.getByCss('.row-chevron').first().click()
    const link = page.getByRole('link', { name: say('reportError.of', { name }), exact: true })
    await expect.element(link).toHaveAttribute('href', addressFor(name))
    expect(addressFor(name)).toContain(encodeURIComponent(name))
  },
)
