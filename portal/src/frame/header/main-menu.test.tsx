import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { found, wordsOf } from '@datacentre/client/testing/found'
import { showPortal } from '../../../testing/show-portal.tsx'
import { startOfPage } from '../../../testing/walk.ts'

const heading = page.getByRole('heading', { level: 1 })
const menu = page.getByRole('banner').getByRole('navigation')
const button = menu.getByRole('button')
const links = menu.getByRole('link')

const sidewaysScroll = (): number =>
  Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)

const languages = [
  { query: '', open: 'Open het menu', close: 'Sluit het menu', last: 'Zoeken', home: 'Datacenter' },
  { query: '?lang=en', open: 'Open the menu', close: 'Close the menu', last: 'Search', home: 'Data centre' },
] as const

describe('on a phone', () => {
  beforeEach(() => page.viewport(320, 640))

  it.each(languages)(
    'the menu folds under a button that the keyboard opens, walks and closes: $open [D14.3]',
    async ({ query, open, close, last, home }) => {
      await showPortal(`/contact${query}`)
      await expect.element(heading).toHaveTextContent('Contact')
      await expect.element(button).toHaveAccessibleName(open)
      await expect.element(button).toHaveAttribute('aria-expanded', 'false')
      expect(links.elements()).toHaveLength(0)

      startOfPage()
      // The skip link, the logo, the button.
      await userEvent.keyboard('{Tab}{Tab}{Tab}')
      await expect.element(button).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect.element(button).toHaveAccessibleName(close)
      await expect.element(button).toHaveAttribute('aria-expanded', 'true')
      await expect.element(links.last()).toHaveTextContent(last)
      expect(links.elements()).toHaveLength(8)
      expect(sidewaysScroll()).toBe(0)
      for (const link of links.elements()) {
        await userEvent.keyboard('{Tab}')
        expect(document.activeElement).toBe(link)
      }
      await userEvent.keyboard('{Escape}')
      await expect.element(links.first()).not.toBeInTheDocument()
      await expect.element(button).toHaveFocus()

      await userEvent.keyboard(' ')
      await links.first().click()
      await expect.element(heading).toHaveTextContent(home)
      expect(links.elements()).toHaveLength(0)
    },
  )

  it('tiles and footer stand in one column [D14.3]', async () => {
    await showPortal('/')
    await expect.element(heading).toBeVisible()
    for (const parts of ['.tile', '.page-footer > *']) {
      await expect.poll(() => found(parts).length).toBeGreaterThan(3)
      const boxes = found(parts).map((part) => part.getBoundingClientRect())
      expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(1)
      for (const [at, { top }] of boxes.entries())
        expect(top).toBeGreaterThanOrEqual(boxes[at - 1]?.bottom ?? 0)
    }
  })

  it('the targets of header, breadcrumb and footer are at least 32 px high', async () => {
    await showPortal('/contact')
    await button.click()
    await expect.element(links.first()).toBeVisible()
    await expect.element(page.getByRole('contentinfo')).toBeVisible()
    const targets = found('header a, header button, .breadcrumb a, footer a')
    const small = targets.filter((target) => Math.round(target.getBoundingClientRect().height) < 32)
    expect(wordsOf(small)).toEqual([])
  })
})
