import { registers } from '@datacentre/catalogue/registers/index'
import type { Config } from '@datacentre/catalogue/wire/config'
import type { Locator, Page } from '@playwright/test'
import { changeConfig } from './support/changed-answers.ts'
import { addressOf, expectPage, home, openPage, pageAt } from './support/every-page.ts'
import { languages } from './support/list-screen.ts'
import { mapScreen } from './support/map-screen.ts'
import { expect, test } from './support/test.ts'

const sections = {
  nl: { dataTypes: 'Soorten gegevens', figures: 'Productiecijfers' },
  en: { dataTypes: 'Types of data', figures: 'Production figures' },
} as const

/** The tiles of a section in their order: name, path of the screen, and the table whose rows it counts. */
const dataTypes = [
  { nl: 'Boringen', en: 'Boreholes', path: '/brh-overview', style: 'datatype-borehole', table: 'boreholes' },
  { nl: 'Velden', en: 'Fields', path: '/field-overview', style: 'datatype-field', table: 'fields' },
  { nl: 'Vergunningen', en: 'Licences', path: '/lic-overview', style: 'datatype-licence', table: 'licences' },
  {
    nl: 'Seismische gegevens',
    en: 'Seismic data',
    path: '/smc-lines',
    style: 'datatype-seismic',
    table: 'seismic-lines',
  },
] as const

const figures = [
  { nl: 'Putten', en: 'Wells', path: '/prodfigures/wells', style: 'production-well', table: 'well-figures' },
  {
    nl: 'Velden',
    en: 'Fields',
    path: '/prodfigures/fields',
    style: 'production-field',
    table: 'field-figures',
  },
  {
    nl: 'Vergunningen',
    en: 'Licences',
    path: '/prodfigures/licences',
    style: 'production-licence',
    table: null,
  },
  {
    nl: 'Mijnbouwwerken',
    en: 'Mining facilities',
    path: '/prodfigures/mining',
    style: 'production-mining',
    table: 'facility-figures',
  },
  {
    nl: 'Aardwarmte-installaties',
    en: 'Geothermal installations',
    path: '/prodfigures/geothermal',
    style: 'production-geothermal',
    table: 'geothermal-figures',
  },
] as const

const tilesOf = (page: Page, section: string): Locator =>
  page.getByRole('region', { name: section, exact: true }).locator('.tile')

/** The numbers in a text, without the signs that part thousands. */
const numbersIn = (text: string): number[] =>
  (text.match(/\b\d[\d.,]*/g) ?? []).map((number) => Number(number.replaceAll(/[.,]/g, '')))

for (const language of languages) {
  for (const [section, expected] of [
    [sections[language].dataTypes, dataTypes],
    [sections[language].figures, figures],
  ] as const) {
    test(`the section ${section} has its tiles in order, each with an icon in its colour, a sentence and the rows of the dataset, in ${language} [S1.5, S2.30, S2.32]`, async ({
      page,
      request,
    }) => {
      const { dataset }: Config = await (await request.get('/datacenter/rest/config')).json()
      await openPage(page, home, language)
      await expect(page.getByRole('heading', { level: 2, name: section, exact: true })).toBeVisible()
      const tiles = tilesOf(page, section)
      await expect(tiles.getByRole('heading', { level: 3 })).toHaveText(
        expected.map((tile) => tile[language]),
      )
      for (const [at, { path, style, table }] of expected.entries()) {
        const tile = tiles.nth(at)
        await expect(tile).toHaveClass(new RegExp(`\\b${style}\\b`))
        await expect(tile.getByRole('link')).toHaveAttribute('href', addressOf({ path }, language))
        expect((await tile.locator('.tile-sentence').innerText()).length).toBeGreaterThan(30)
        const accent = await page.evaluate<string>(
          `getComputedStyle(document.querySelectorAll('.tile.${style}')[0]).borderBlockStartColor`,
        )
        await expect(tile.locator('svg').first()).toHaveCSS('color', accent)
        const counted = numbersIn(await tile.locator('.tile-amount').innerText())
        const surveys =
          (dataset?.rows['seismic-surveys-2d'] ?? 0) + (dataset?.rows['seismic-surveys-3d'] ?? 0)
        expect([path, counted]).toEqual([
          path,
          table === null ? [] : [dataset?.rows[table], ...(table === 'seismic-lines' ? [surveys] : [])],
        ])
      }
    })
  }

  test(`every tile leads to its screen, wherever on it one clicks, in ${language}`, async ({ page }) => {
    await openPage(page, home, language)
    for (const { path } of [...dataTypes, ...figures].filter((tile) => tile.table !== null)) {
      const tile = page
        .locator('.tile')
        .filter({ has: page.locator(`a[href="${addressOf({ path }, language)}"]`) })
      await tile.click({ position: { x: 12, y: 12 } })
      await expectPage(page, pageAt(path), language)
      // The list adds what it is asked to the address; the language stays.
      expect(new URL(page.url()).pathname).toBe(`/datacenter${path}`)
      await page.goBack()
      await expectPage(page, home, language)
    }
  })

  test(`the tile of licence figures is dimmed, says that they are not available and why, and still leads to the page, in ${language} [S1.6, S2.33]`, async ({
    page,
  }) => {
    await openPage(page, home, language)
    const tile = tilesOf(page, sections[language].figures).nth(2)
    await expect(tile).toContainText({ nl: 'Niet beschikbaar', en: 'Not available' }[language])
    await expect(tile).toContainText(
      { nl: 'Deze cijfers publiceren wij bewust niet', en: 'We do not publish these figures' }[language],
    )
    await expect(page.locator('.tile.is-dimmed')).toHaveCount(1)
    const looks = await page.locator('.tile').evaluateAll((tiles) =>
      tiles.map((one) => {
        const window = one.ownerDocument.defaultView
        const link = one.querySelector('a')
        const style = window?.getComputedStyle(one)
        return [
          style?.backgroundColor,
          style?.borderInlineStyle,
          link && window?.getComputedStyle(link).color,
        ].join(' ')
      }),
    )
    const dimmed = looks.splice(6, 1)
    expect(new Set(looks).size).toBe(1)
    expect(looks).not.toContain(dimmed[0])
    await tile.click({ position: { x: 12, y: 12 } })
    await expectPage(page, pageAt('/licence-figures'), language)
  })
}

test('the numbers on the tiles are those of the rows that the registers answer', async ({
  request,
  rowsOf,
}) => {
  const { dataset }: Config = await (await request.get('/datacenter/rest/config')).json()
  for (const register of registers) {
    expect([register.id, (await rowsOf(register)).length]).toEqual([register.id, dataset?.rows[register.id]])
  }
})

test.describe('west of Amsterdam', () => {
  test.use({ timezoneId: 'America/New_York' })

  for (const language of languages) {
    test(`the home says what this is, of which day the data are and to which month figures run, in ${language}`, async ({
      page,
    }) => {
      await openPage(page, home, language)
      await expect(page.locator('.home-lead')).toContainText(
        {
          nl: 'Openbare gegevens over olie, gas en aardwarmte',
          en: 'Public data on oil, gas and geothermal energy',
        }[language],
      )
      await expect(page.locator('.home-dates > *')).toHaveText(
        {
          nl: ['Bijgewerkt tot 30 september 2026', 'Cijfers tot en met september 2026'],
          en: ['Data as of 30 September 2026', 'Figures to the end of September 2026'],
        }[language],
      )
    })
  }
})

test('a home without data says so, and its tiles count nothing', async ({ page }) => {
  await changeConfig(page, (config) => ({ ...config, dataset: null }))
  await openPage(page, home)
  await expect(page.locator('.home-dates')).toHaveText('Er zijn nog geen gegevens geladen.')
  await expect(page.locator('.tile')).toHaveCount(9)
  await expect(page.locator('.tile-amount')).toHaveText(['Niet beschikbaar'])
})

for (const language of languages) {
  test(`the home leads to the map with boreholes, fields and licences on it, in ${language} [D27.51]`, async ({
    page,
  }) => {
    await openPage(page, home, language)
    await page
      .getByRole('link', {
        name: {
          nl: 'Bekijk boringen, velden en vergunningen op de kaart',
          en: 'View boreholes, fields and licences on the map',
        }[language],
      })
      .click()
    const { entry, say, canvas } = mapScreen(page, language)
    await expect(canvas.locator('canvas').first()).toBeVisible()
    for (const register of registers) {
      const title = say(`register.${register.id}.title`)
      await expect(entry(title).getByRole('checkbox', { name: title, exact: true })).toBeChecked({
        checked: ['boreholes', 'fields', 'licences'].includes(register.id),
      })
    }
    await page.goBack()
    await expectPage(page, home, language)
  })
}

test('the home shows scripts the way to the documentation of the calls', async ({ page }) => {
  await openPage(page, home)
  await page.getByRole('link', { name: 'documentatie van de API' }).click()
  await expect(page).toHaveURL(/\/datacenter\/api\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
