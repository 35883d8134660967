import {
  boreholes,
  fields,
  licences,
  seismicLines,
  seismicSurveys2d,
} from '@datacentre/catalogue/registers/index'
import { fetchObject, openMap } from './support/map-screen.ts'
import { expect, test } from './support/test.ts'

test('borehole, field and licence are linked both ways [D27.29, D27.35]', async ({ page, rowsOf }) => {
  const borehole = (await rowsOf(boreholes)).find((row) => row['fieldCode'] !== null)!
  const field = (await rowsOf(fields)).find((row) => row['fieldCode'] === borehole['fieldCode'])!
  const { panel, heading, say } = await openMap(page, `brh/${borehole['boreholeDbk']}/`)
  await panel
    .getByRole('link', { name: String(field['fieldName']), exact: true })
    .first()
    .click()
  await expect(heading).toHaveText(String(field['fieldName']))
  const more = panel.getByRole('button', { name: /Toon alle/ })
  if (await more.first().isVisible()) await more.first().click()
  await expect(
    panel.getByRole('link', { name: String(borehole['boreholeName']), exact: true }).first(),
  ).toBeVisible()
  const ofLicences = panel.locator('.linked-objects').filter({ hasText: say('object.link.licences') })
  const licence = (await ofLicences.getByRole('link').first().textContent()) ?? ''
  await ofLicences.getByRole('link').first().click()
  await expect(heading).toHaveText(licence)
  await expect(
    panel.getByRole('link', { name: String(field['fieldName']), exact: true }).first(),
  ).toBeVisible()
})

test('a facility is linked both ways with the fields and licences of its boreholes [D27.29]', async ({
  page,
  rowsOf,
  request,
}) => {
  const borehole = (await rowsOf(boreholes)).find(
    (row) => row['fieldCode'] !== null && row['facilityCode'] !== null && row['gdnrCollectionId'] !== null,
  )!
  const facility = await fetchObject(request, `facilities/${borehole['facilityCode']}`)
  const { panel, heading, say } = await openMap(page, `facility/${facility.id}/`)
  const group = (title: string) => panel.locator('.linked-objects').filter({ hasText: title })
  for (const kind of ['fields', 'licences'] as const) {
    const [other] = facility.links[kind]!
    await group(say(`object.link.${kind}`))
      .getByRole('link', { name: other!.name, exact: true })
      .first()
      .click()
    await expect(heading).toHaveText(other!.name)
    await group(say('object.link.facilities'))
      .getByRole('link', { name: facility.name, exact: true })
      .first()
      .click()
    await expect(heading).toHaveText(facility.name)
  }
})

test('a line leads to its survey, and a survey to its lines [D27.29]', async ({ page, rowsOf }) => {
  const line = (await rowsOf(seismicLines)).find((row) => row['surveyId'] !== null)!
  const survey = (await rowsOf(seismicSurveys2d)).find((row) => row['id'] === line['surveyId'])!
  const { panel, heading, say } = await openMap(page, `smc/line/${line['lineDbk']}/`)
  await panel.getByRole('link', { name: String(survey['name']), exact: true }).click()
  await expect(heading).toHaveText(String(survey['name']))
  await expect(panel.getByRole('heading', { name: say('object.link.lines') })).toBeVisible()
})

test('on its own page an object leads back to its list [D27.38]', async ({ page, rowsOf }) => {
  const [row] = await rowsOf(fields)
  const { panel, say } = await openMap(page, fields.onMap.page(String(row!['fieldCode'])), 'en')
  await panel.getByRole('link', { name: say('object.backToList') }).click()
  await expect(page).toHaveURL(/\/datacenter\/field-overview\?lang=en/)
})

test('the sidetracks of one hole are a family: each leads to the hole it leaves, and back [D27.30]', async ({
  page,
  rowsOf,
  request,
}) => {
  const sidetrack = (await rowsOf(boreholes)).find((row) => row['boreholeType'] === 'STR')!
  const object = await fetchObject(request, `boreholes/${sidetrack['boreholeDbk']}`)
  const parent = object.links['parent']![0]!
  const { panel, heading, say } = await openMap(page, `brh/${object.id}/`)
  const group = (title: string) => panel.locator('.linked-objects').filter({ hasText: title })
  await group(say('object.link.parent')).getByRole('link', { name: parent.name, exact: true }).click()
  await expect(heading).toHaveText(parent.name)
  const children = group(say('object.link.children'))
  const family = (await fetchObject(request, `boreholes/${parent.id}`)).links['children']!
  await expect(children.getByRole('link')).toHaveText(family.map(({ name }) => name))
  await children.getByRole('link', { name: object.name, exact: true }).click()
  await expect(heading).toHaveText(object.name)
})

test('a licence names the licences that overlap with it, with what they share, and leads there [D27.36]', async ({
  page,
  rowsOf,
  request,
}) => {
  for (const row of await rowsOf(licences)) {
    const object = await fetchObject(request, `licences/${row['gdnrCollectionId']}`)
    const [other] = object.links['overlapping'] ?? []
    if (other === undefined) continue
    const { panel, heading, say } = await openMap(page, licences.onMap.page(object.id))
    const overlapping = panel.locator('.linked-objects').filter({ hasText: say('object.link.overlapping') })
    const shared = new Intl.NumberFormat('nl', { minimumFractionDigits: 2 }).format(
      other.sharedSquareKilometres!,
    )
    await expect(overlapping.getByRole('listitem').first()).toContainText(`${shared} km²`)
    const { licenceTypeCode, status } = other.about
    await expect(overlapping.getByRole('listitem').first()).toContainText(
      `${say(`licenceType.${licenceTypeCode as 'PRD'}`)} · ${say(`licenceStatus.${status as 'EXPIRED'}`)}`,
    )
    await overlapping.getByRole('link').first().click()
    await expect(heading).toHaveText(other.name)
    return
  }
  throw new Error('no licences overlap')
})
