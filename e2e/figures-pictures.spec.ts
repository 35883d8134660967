import { styleClasses } from '@datacentre/catalogue/colours'
import { fieldProduction } from '@datacentre/catalogue/production/index'
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { languages } from './support/list-screen.ts'
import { inWholeYears, openFigures } from './support/figures-page.ts'
import { expect, test } from './support/test.ts'

async function saveBy(page: Page, button: Locator) {
  const saved = page.waitForEvent('download')
  await button.click()
  return saved
}

const words = {
  nl: {
    title: 'Productiecijfers per veld: Gasproductie per maand, 2024 – 2025 (1000 Nm³)',
    filter: 'Land of zee: Op zee',
    demonstration: 'Dit zijn voorbeeldgegevens',
  },
  en: {
    title: 'Production figures per field: Gas production per month, 2024 – 2025 (1000 Nm³)',
    filter: 'Land or sea: Offshore',
    demonstration: 'demonstration data',
  },
} as const

for (const language of languages) {
  test(`a chart in ${language} is saved as SVG with its title, names, unit and source, in the colours of paper [D28.12]`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    const query = `${inWholeYears}&location=S`
    const figures = await openFigures(page, fieldProduction, { language, query })
    const file = await saveBy(page, page.getByRole('button', { name: figures.say('chart.saveAsSvg') }))
    expect(file.suggestedFilename()).toBe('field_Gas_Produced_2024_2025.svg')
    const svg = readFileSync(await file.path(), 'utf8').replaceAll('\u00a0', ' ')
    const first = await figures.chart.locator('.selection-legend th').first().textContent()
    const { title, filter, demonstration } = words[language]
    for (const told of [title, `>${first}<`, '>1000 Nm³<', filter, demonstration]) expect(svg).toContain(told)
    expect(svg).not.toContain('var(--')
    expect(svg).toContain(styleClasses['production-field'].light)
  })

  test(`a chart in ${language} is saved as PNG, twice as sharp as on the screen, and its figures as a spreadsheet [D28.12, D28.13]`, async ({
    page,
  }) => {
    const query = `${inWholeYears}&name=Ottersluis`
    const figures = await openFigures(page, fieldProduction, { language, query })
    const { history, say } = figures
    await figures.cards.first().locator('.figure-card-name button').click()
    const width = Number(await history.locator('.chart svg').getAttribute('width'))
    const file = await saveBy(page, history.getByRole('button', { name: say('chart.saveAsPng') }))
    expect(file.suggestedFilename()).toMatch(/^field_Gas_Produced_2003_\d{4}_Ottersluis\.png$/)
    const png = readFileSync(await file.path())
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    // The width stands in the header of the file, big-endian.
    expect(png.readUInt32BE(16)).toBe((width + 40) * 2)
    const asked = page.waitForRequest(/field-export/)
    const sheet = await saveBy(page, history.getByRole('button', { name: say('chart.saveAsSpreadsheet') }))
    expect((await asked).postDataJSON()).toMatchObject({
      yearStart: 2003,
      fieldDbk: expect.any(Number),
      unit: '1000Nm3',
    })
    expect(sheet.suggestedFilename()).toMatch(/^field_Gas_Produced_2003_\d{4}_Ottersluis\.xlsx$/)
  })
}
