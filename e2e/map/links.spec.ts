import { boreholes, fields, seismicLines, seismicSurveys2d } from '@datacentre/catalogue/registers/index'
import type { Locator } from '@playwright/test'
import { expectDrawn, fetchObject, held, mapScreen, openMap } from '../support/map-screen.ts'
import { expect, test } from '../support/test.ts'

/** The group of links under a heading. */
const groupIn =
  (panel: Locator) =>
  (title: string): Locator =>
    panel.locator('.linked-objects').filter({ hasText: title })

const linkTo = (within: Locator, name: unknown): Locator =>
  within.getByRole('link', { name: String(name), exact: true }).first()

test('borehole, field and licence are linked both ways; each is a page of its own that Back returns to, and leads to its list [D27.5, D27.29, D27.35, D27.38]', async ({
  page,
  rowsOf,
}) => {
  const borehole = (await rowsOf(boreholes)).find((row) => row['fieldCode'] !== null)!
  const field = (await rowsOf(fields)).find((row) => row['fieldCode'] === borehole['fieldCode'])!
  const { panel, heading, say } = await openMap(page, `brh/${borehole['boreholeDbk']}/?layers=`, 'en')
  await expect(heading).toHaveText(String(borehole['boreholeName']))
  await linkTo(panel, field['fieldName']).click()
  await expect(heading).toHaveText(String(field['fieldName']))
  await expect(page).toHaveURL(/\/field\//)
  const more = panel.getByRole('button', { name: /Show all/ })
  if (await more.first().isVisible()) await more.first().click()
  await expect(linkTo(panel, borehole['boreholeName'])).toBeVisible()
  const ofLicences = groupIn(panel)(say('object.link.licences'))
  const licence = (await ofLicences.getByRole('link').first().textContent()) ?? ''
  await ofLicences.getByRole('link').first().click()
  await expect(heading).toHaveText(licence)
  await expect(linkTo(panel, field['fieldName'])).toBeVisible()

  await page.goBack()
  await expect(heading).toHaveText(String(field['fieldName']))
  await page.goBack()
  await expect(heading).toHaveText(String(borehole['boreholeName']))
  await expect(page).toHaveURL(new RegExp(`/brh/${borehole['boreholeDbk']}/`))
  await page.goForward()
  await expect(heading).toHaveText(String(field['fieldName']))
  await panel.getByRole('link', { name: say('object.backToList') }).click()
  await expect(page).toHaveURL(/\/datacenter\/field-overview\?lang=en/)
})

test('a mining facility has a page, linked both ways with its boreholes and their fields and licences [D27.1, D27.29]', async ({
  page,
  rowsOf,
  request,
}) => {
  const borehole = (await rowsOf(boreholes)).find(
    (row) => row['fieldCode'] !== null && row['facilityCode'] !== null && row['gdnrCollectionId'] !== null,
  )!
  const facility = await fetchObject(request, `facilities/${borehole['facilityCode']}`)
  const { panel, heading, say } = await openMap(page, `facility/${facility.id}/?layers=`)
  const group = groupIn(panel)
  await expect(heading).toHaveText(facility.name)
  await expect(panel.getByText(say('map.kind.facilities'), { exact: true })).toBeVisible()
  for (const kind of ['fields', 'licences'] as const) {
    const [other] = facility.links[kind]!
    await linkTo(group(say(`object.link.${kind}`)), other!.name).click()
    await expect(heading).toHaveText(other!.name)
    await linkTo(group(say('object.link.facilities')), facility.name).click()
    await expect(heading).toHaveText(facility.name)
  }
  await linkTo(panel, borehole['boreholeName']).click()
  await expect(heading).toHaveText(String(borehole['boreholeName']))
})

test('the sidetracks of one hole are a family: each leads to the hole it leaves, and back, and the place stands in the address where both lie [D27.3, D27.30]', async ({
  page,
  rowsOf,
  request,
}) => {
  const sidetrack = (await rowsOf(boreholes)).find((row) => row['boreholeType'] === 'STR')!
  const object = await fetchObject(request, `boreholes/${sidetrack['boreholeDbk']}`)
  const parent = object.links['parent']![0]!
  const { panel, heading, say } = await openMap(page, `brh/${object.id}/?layers=`)
  const group = groupIn(panel)
  await linkTo(group(say('object.link.parent')), parent.name).click()
  await expect(heading).toHaveText(parent.name)
  await expect(page).toHaveURL(new RegExp(`/brh/${parent.id}/.*[?&]z=`))
  const children = group(say('object.link.children'))
  const family = (await fetchObject(request, `boreholes/${parent.id}`)).links['children']!
  await expect(children.getByRole('link')).toHaveText(family.map(({ name }) => name))
  await linkTo(children, object.name).click()
  await expect(heading).toHaveText(object.name)
})

test('the page of a survey says that it loads, draws its lines, and shows the one that is pointed at in its list, which leads to it and back [D27.29]', async ({
  page,
  rowsOf,
}) => {
  const line = (await rowsOf(seismicLines)).find((row) => row['surveyId'] !== null)!
  const survey = (await rowsOf(seismicSurveys2d)).find((row) => row['id'] === line['surveyId'])!
  const letObjectCome = await held(page, new RegExp(`rest/objects/${seismicSurveys2d.onMap.wireName}`))
  const letLinesCome = await held(page, new RegExp(`rest/map/.*${seismicLines.onMap.wireName}\\.json`))
  const { heading, panel, canvas, say } = mapScreen(page)
  await page.goto(`/mapviewer/smc/survey/${line['surveyId']}/?lang=nl&datacenter=true`)
  await expect(heading).toHaveText(say('loading'))
  letObjectCome()
  await expect(heading).toHaveText(String(survey['name']))
  const links = groupIn(panel)(say('object.link.lines'))
  const link = links.getByRole('link').first()
  await expect(link).toHaveAttribute('href', /smc\/line/)
  // Opened in a tab of its own it needs the frame that the modal around it gives here.
  await expect(link).not.toHaveAttribute('href', /datacenter/)
  const picture = async (): Promise<string> => (await canvas.screenshot()).toString('base64')
  let withoutLines = ''
  const isAtRest = async (): Promise<boolean> => {
    const before = withoutLines
    withoutLines = await picture()
    return withoutLines === before
  }
  await expect.poll(isAtRest).toBe(true)
  letLinesCome()
  await expect.poll(picture).not.toBe(withoutLines)
  await expectDrawn(page)
  const withLines = await picture()
  await link.hover()
  await expect.poll(picture).not.toBe(withLines)

  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(heading).toHaveText(name)
  await linkTo(panel, survey['name']).click()
  await expect(heading).toHaveText(String(survey['name']))
  await expect(links).toBeVisible()
})
