import { seismicLines } from '@datacentre/catalogue/registers/index'
import { expectDrawn, held, mapScreen } from './support/map-screen.ts'
import { expect, test } from './support/test.ts'

test('the page of a survey says that it loads, draws its lines, and shows the one that is pointed at in its list [D27.29]', async ({
  page,
  rowsOf,
}) => {
  const line = (await rowsOf(seismicLines)).find((row) => row['surveyId'] !== null)!
  const letObjectCome = await held(page, /rest\/objects\/surveys/)
  const letLinesCome = await held(page, /rest\/map\/.*lines\.json/)
  await page.goto(`/mapviewer/smc/survey/${line['surveyId']}/?lang=nl&datacenter=true`)
  const { heading, panel, canvas, say } = mapScreen(page)
  await expect(heading).toHaveText(say('loading'))
  letObjectCome()
  const links = panel.locator('.linked-objects').filter({ hasText: say('object.link.lines') })
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
})
