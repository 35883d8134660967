import { boreholes } from '@datacentre/catalogue/registers/index'
import { aBorehole } from '@datacentre/fixtures'
import { first, textsOf } from '@datacentre/client/testing/found'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aMapObject, standInMapService } from '../../../testing/map-service.ts'
import { showMap } from '../../../testing/show-map.tsx'

const service = standInMapService()
service.answer('borehole-dirsurveys', null)
service.answer('borehole-stratinterpretations', null)
service.answer('borehole-documents', [])
service.answer('borehole-logdocuments', [])

beforeEach(() => service.answerObjects(aMapObject(boreholes, aBorehole())))
afterEach(() => page.viewport(1280, 720))

const show = async (query = 'layers=') => {
  const map = await showMap(`brh/106504134/?${query}`)
  const links = map.panel.getByRole('navigation', { name: map.say('map.panel.parts') })
  await expect.element(links).toBeVisible()
  return { ...map, links, link: (title: string) => links.getByRole('link', { name: title, exact: true }) }
}

const current = (): string[] => textsOf('.section-links [aria-current="location"]')

describe('the parts of a panel', () => {
  it('are links in the order of the panel, with facts before what can be done [D27.78]', async () => {
    const { say, panel } = await show()
    await expect.poll(() => textsOf('.section-links a')).toEqual(textsOf('.panel-section h2'))
    const titles = textsOf('.section-links a')
    expect(titles[0]).toBe(say('object.general'))
    for (const fact of ['object.depths', 'object.place'] as const)
      expect(titles.indexOf(say(fact))).toBeLessThan(titles.indexOf(say('object.actions')))
    expect(current()).toEqual([say('object.general')])
    await expect.element(panel.getByRole('button', { name: say('object.copyLink') })).toBeVisible()
  })

  it.each([
    [1280, 720],
    [320, 640],
  ])(
    'are gone to by key in a window of %i by %i, below the head, with the focus on the heading [D27.78]',
    async (width, height) => {
      await page.viewport(width, height)
      const { say, link, panel } = await show()
      const top = first('.side-panel').getBoundingClientRect().top
      const before = location.href
      first('.section-links a').focus()
      const title = say('object.depths')
      for (let steps = 0; document.activeElement?.textContent !== title && steps < 20; steps += 1)
        await userEvent.keyboard('{Tab}')
      await userEvent.keyboard('{Enter}')
      const heading = panel.getByRole('heading', { name: title, exact: true })
      await expect.element(heading).toHaveFocus()
      await expect.poll(current).toEqual([title])
      const head = first('.panel-head').getBoundingClientRect()
      expect(heading.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(head.bottom - 1)
      // Only the panel scrolls, not the page with the map.
      expect(first('.side-panel').getBoundingClientRect().top).toBe(top)
      // Its link is in view, and the page is no wider than the window.
      const { left, right } = link(title).element().getBoundingClientRect()
      const row = first('.section-links').getBoundingClientRect()
      expect(left).toBeGreaterThanOrEqual(row.left - 1)
      expect(right).toBeLessThanOrEqual(row.right + 1)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      expect(location.href).toBe(before)
    },
  )

  it('have an address each, which opens the panel there [D27.87]', async () => {
    const opened = await show()
    const depths = opened.link(opened.say('object.depths'))
    const href = depths.element().getAttribute('href')
    expect(href).toBe('#part-diepte')
    const { say, panel } = await show(`layers=${href}`)
    const heading = panel.getByRole('heading', { name: say('object.depths'), exact: true })
    await expect.element(heading).toHaveFocus()
    await expect.poll(current).toEqual([say('object.depths')])
  })

  it('mark the last one where the panel is read to its end [D27.78]', async () => {
    await show()
    const scrolled = first('.side-panel-content')
    scrolled.scrollTop = scrolled.scrollHeight
    await expect.poll(current).toEqual(textsOf('.section-links a').slice(-1))
    scrolled.scrollTop = 0
    await expect.poll(current).toEqual(textsOf('.section-links a').slice(0, 1))
  })
})

it('in the modal the panel of an object leaves its name and its cross to the modal, and a list keeps its own [D27.78]', async () => {
  const { heading, panel, say, tool } = await show('layers=&datacenter=true')
  const name = aBorehole().boreholeName
  await expect.element(heading).toHaveTextContent(name)
  expect(heading.element().getBoundingClientRect().width).toBeLessThanOrEqual(1)
  const close = panel.getByRole('button', { name: say('map.closePanel') })
  await expect.element(close).not.toBeInTheDocument()
  await tool(say('map.inView')).click()
  await expect.element(close).toBeVisible()
})
