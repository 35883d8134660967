import { boreholes } from '@datacentre/catalogue/registers/index'
import { first } from '@datacentre/client/testing/found'
import { aBorehole } from '@datacentre/fixtures'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aMapObject, standInMapService } from '../../../testing/map-service.ts'
import { showMap } from '../../../testing/show-map.tsx'
import { addWell, dropAllWells } from './chosen-wells.ts'

const service = standInMapService()
service.answer('borehole-dirsurveys', null)
service.answer('borehole-stratinterpretations', null)
service.answer('borehole-documents', [])
service.answer('borehole-logdocuments', [])

const hole = (boreholeDbk: number) =>
  aBorehole({ boreholeDbk, boreholeName: `HOLE-${boreholeDbk}`, shortName: `HOLE-${boreholeDbk}` })

beforeEach(() => {
  dropAllWells()
  service.answerObjects(...[1, 2].map((key) => aMapObject(boreholes, hole(key))))
})

it('boreholes are gathered from panel to panel, by keyboard too, until there is a cross-section of them [D35.10]', async () => {
  const one = await showMap('brh/1/?layers=')
  const add = page.getByRole('button', { name: one.say('section.add') })
  await expect.element(add).toBeVisible()
  expect(page.getByRole('link', { name: /doorsnede/ }).query()).toBeNull()
  await expect
    .element(page.getByRole('link', { name: one.say('section.inSpace') }))
    .toHaveAttribute('href', '/datacenter/boreholes/1/3d')
  ;(add.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(one.say('section.oneMore'), { exact: true })).toBeVisible()
  // As after a visit to another page: this window knows what it chose.
  expect(sessionStorage.getItem('section.wells')).toBe('[{"key":"1","name":"HOLE-1"}]')
  const two = await showMap('brh/2/?layers=&lang=en')
  await page.getByRole('button', { name: two.say('section.add') }).click()
  const link = page.getByRole('link', { name: two.say('section.show', { count: 2 }) })
  await expect.element(link).toHaveAttribute('href', '/datacenter/section?wells=1,2&lang=en')
  await page.getByRole('button', { name: two.say('section.dropNamed', { name: 'HOLE-1' }) }).click()
  await expect.element(link).not.toBeInTheDocument()
})

it('a cross-section takes no more than ten, and says so [D35.10]', async () => {
  for (let key = 11; key <= 20; key++) addWell({ key: String(key), name: `HOLE-${key}` })
  const { say } = await showMap('brh/1/?layers=')
  const add = page.getByRole('button', { name: new RegExp(say('section.add')) })
  await expect.element(add).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: say('section.clear') }).click()
  await expect.element(page.getByText(say('section.how'))).toBeVisible()
})

it('two to ten boreholes that were selected lead to their cross-section [D35.10]', async () => {
  service.answerLayer(
    boreholes,
    [1, 2, 3].map((key) => ({ row: hole(key), at: [155_000 + key, 463_000] as const })),
  )
  const { say } = await showMap('?layers=boreholes#ids=2,3')
  const link = page.getByRole('link', { name: say('section.show', { count: 2 }) })
  await expect.element(link).toHaveAttribute('href', '/datacenter/section?wells=2,3')
})

it('a line that is measured leads to the boreholes along it [D35.10]', async () => {
  const { tool, canvas, say } = await showMap('?layers=&x=155000&y=463000&z=6')
  await tool(say('map.measure')).click()
  const { width, height } = canvas.element().getBoundingClientRect()
  await canvas.click({ position: { x: width / 2, y: height / 2 } })
  expect(page.getByRole('link', { name: say('section.along') }).query()).toBeNull()
  await canvas.click({ position: { x: width / 2 + 100, y: height / 2 } })
  const link = page.getByRole('link', { name: say('section.along') })
  await expect
    .element(link)
    .toHaveAttribute(
      'href',
      expect.stringMatching(/\/datacenter\/section\?line=5\.38\d+,52\.15\d+;5\.4\d+,52\.15\d+$/),
    )
  first('#map').focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(link).not.toBeInTheDocument()
})
