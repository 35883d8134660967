import { boreholes } from '@datacentre/catalogue/registers/index'
import { standInService } from '@datacentre/client/testing/service'
import { aBorehole } from '@datacentre/fixtures'
import { aDataset } from '@datacentre/fixtures/dataset'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { found, one } from '@datacentre/client/testing/found'
import { showPortal } from '../../testing/show-portal.tsx'
import { nameOf, startOfPage, walk } from '../../testing/walk.ts'

standInService().answerList(boreholes, [aBorehole()])

const config = { dataset: aDataset({ demonstration: true }) }

/** All that can have the focus, in the order of the page. */
const stops = (): string[] =>
  found('a[href], button, input')
    .filter((stop) => stop.getClientRects().length > 0)
    .map(nameOf)

describe('the keyboard', () => {
  it.each([
    ['/', '.tile'],
    ['/quickstart?lang=en', '.prose'],
    ['/contact', '.prose'],
  ])(
    'walks at %s through header, content and footer in the order of the page, each stop with its ring [D26.1]',
    async (address, content) => {
      await showPortal(address, { config })
      await expect.poll(() => found(content).length).toBeGreaterThan(0)
      const expected = stops()
      expect(expected.length).toBeGreaterThan(25)
      startOfPage()
      const walked = await walk(expected.length)
      expect(walked.map(({ name }) => name)).toEqual(expected)
      expect(walked.filter(({ ring }) => !ring.includes('solid 3px 2px'))).toEqual([])
    },
  )

  it.each([
    ['/about', '.prose', 'Direct naar de inhoud'],
    ['/brh-overview?lang=en', '.result-row', 'Skip to main content'],
  ])(
    'has at %s a skip link that shows at the first Tab and leads past the menu to the content [D29.18]',
    async (address, content, name) => {
      await showPortal(address)
      await expect.poll(() => found(content).length).toBeGreaterThan(0)
      const before = location.href
      const skip = page.getByRole('link', { name })
      expect(skip.elements()).toHaveLength(1)
      await expect.element(skip).not.toBeInViewport()
      startOfPage()
      await userEvent.keyboard('{Tab}')
      await expect.element(skip).toHaveFocus()
      await expect.element(skip).toBeInViewport({ ratio: 1 })
      await userEvent.keyboard('{Enter}')
      await expect.element(page.getByRole('main')).toHaveFocus()
      await expect.element(skip).not.toBeInViewport()
      expect(location.href).toBe(before)
      await userEvent.keyboard('{Tab}')
      expect(one('main').contains(document.activeElement)).toBe(true)
    },
  )
})
