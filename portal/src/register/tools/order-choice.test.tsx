import { boreholes } from '@datacentre/catalogue/registers/index'
import { standInService } from '@datacentre/client/testing/service'
import { aBorehole } from '@datacentre/fixtures'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPortal } from '../../../testing/show-portal.tsx'

standInService().answerList(boreholes, [
  aBorehole(),
  aBorehole({ boreholeDbk: 2, boreholeName: 'BEEMSTER-1' }),
])

/** The list with its choice of order open, and the second order pointed at. */
async function openOrder() {
  const { say } = await showPortal('/brh-overview')
  const order = page.getByRole('button', { name: say('filter.order') })
  await expect.element(order).toBeVisible()
  const chosen = order.element().textContent
  await order.click()
  await expect.element(page.getByRole('listbox')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  return { order, chosen, label: page.getByText(say('filter.order'), { exact: true }).first() }
}

type Opened = Awaited<ReturnType<typeof openOrder>>

const waysToLeave: Readonly<Record<string, (opened: Opened) => Promise<void>>> = {
  'a press on its button': ({ order }) => order.click(),
  'a press on its label': ({ label }) => label.click(),
  Escape: () => userEvent.keyboard('{Escape}'),
}

describe('the open list of a dropdown', () => {
  it.each(Object.entries(waysToLeave))(
    'closes by %s, chooses nothing, and gives the focus back [D29.15]',
    async (_, leave) => {
      const opened = await openOrder()
      await leave(opened)
      await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
      await expect.element(opened.order).toHaveAttribute('aria-expanded', 'false')
      await expect.element(opened.order).toHaveFocus()
      await expect.element(opened.order).toHaveTextContent(opened.chosen)
    },
  )
})
