import type { Register } from '@datacentre/catalogue/grammar/register'
import { boreholes, fields, licences, registers, seismicLines } from '@datacentre/catalogue/registers/index'
import { answerDownloads, selectedKeys } from './support/downloads.ts'
import { languages, openList } from './support/list-screen.ts'
import { expect, test } from './support/test.ts'

/** As people compare names: without regard to case and diacritics. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

for (const register of registers as readonly Register[]) {
  test(`${register.id}: the search keeps the rows whose name or code holds the text, in capitals or not [S1.8, S2.111]`, async ({
    page,
    rowsOf,
  }) => {
    const rows = await rowsOf(register)
    const screen = await openList(page, register)
    await answerDownloads(page, register)
    const name = String(rows[Math.floor(rows.length / 3)]?.[register.name])
    const part = name.slice(0, 4)
    for (const typed of [part.toLowerCase(), part.toUpperCase()]) {
      await screen.search.fill(typed)
      const found = rows.filter((row) =>
        plain(register.searchedBy.map((key) => row[key] ?? '').join(' ')).includes(plain(part).trim()),
      )
      await screen.expectCount(found.length)
      expect((await selectedKeys(screen)).sort()).toEqual(
        found.map((row) => row[register.key[0] ?? '']).sort(),
      )
      await expect(screen.badge).toHaveCount(0)
    }
    await page
      .getByRole('button', { name: screen.say('search.clear') })
      .first()
      .click()
    await screen.expectCount(rows.length)
    await expect(screen.search).toBeFocused()
  })
}

test('the search looks in the code of a borehole and a field, and in the name only of a licence', async ({
  page,
  rowsOf,
}) => {
  for (const [register, code] of [
    [boreholes, 'shortName'],
    [fields, 'fieldCode'],
  ] as const) {
    const coded = (await rowsOf(register)).find(
      (row) => !String(row[register.name]).includes(String(row[code])),
    )
    const screen = await openList(page, register)
    await screen.search.fill(String(coded?.[code]))
    await expect(screen.rows.filter({ hasText: String(coded?.[register.name]) }).first()).toBeVisible()
  }
  const operator = String((await rowsOf(licences)).find(({ operator }) => operator !== null)?.['operator'])
  const found = (await rowsOf(licences)).filter(({ licenceName }) =>
    plain(String(licenceName)).includes(plain(operator)),
  )
  expect(found).toEqual([])
  const screen = await openList(page, licences)
  await screen.search.fill(operator)
  await screen.expectCount(0)
})

test('the search ignores diacritics, typed or in the data [D10.7]', async ({ page, rowsOf }) => {
  const accented = (await rowsOf(fields)).find(({ fieldName }) =>
    /\p{M}/u.test(String(fieldName).normalize('NFD')),
  )
  const name = String(accented?.['fieldName'])
  const screen = await openList(page, fields)
  for (const typed of [name, plain(name), plain(name).replaceAll('e', 'é')]) {
    await screen.search.fill(typed)
    await expect(screen.names.filter({ hasText: name }).first()).toBeVisible()
  }
})

/** In licences and seismic data the search looks in names only (S5). */
const searchWords = {
  nl: {
    name: 'Zoek op naam',
    nameOrCode: 'Zoek op naam of code',
    partOfName: 'Typ een deel van de naam',
    partOfNameOrCode: 'Typ een deel van de naam of code',
  },
  en: {
    name: 'Search by name',
    nameOrCode: 'Search by name or code',
    partOfName: 'Type part of the name',
    partOfNameOrCode: 'Type part of the name or code',
  },
} as const

for (const language of languages) {
  test(`the search takes 100 characters and no more, and says what it looks in, in ${language} [S2.45, D29.29]`, async ({
    page,
  }) => {
    const screen = await openList(page, boreholes, { language })
    const words = searchWords[language]
    await expect(screen.search).toHaveAccessibleName(words.nameOrCode)
    await expect(screen.search).toHaveAttribute('placeholder', words.partOfNameOrCode)
    await expect(screen.search).toHaveAttribute('maxlength', '100')
    await screen.search.click()
    await page.keyboard.insertText('a'.repeat(130))
    await expect(screen.search).toHaveValue('a'.repeat(100))
    await page.keyboard.press('Escape')
    await expect(screen.search).toHaveValue('')
    const long = await openList(page, boreholes, { language, query: 'searchByName=b' })
    await expect(long.search).toHaveValue('b')
    await long.search.fill('')
    await openList(page, licences, { language })
    await expect(screen.search).toHaveAccessibleName(words.name)
    await expect(screen.search).toHaveAttribute('placeholder', words.partOfName)
    await screen.search.fill('a')
    await expect(screen.chips).toHaveText(`${words.name}: a`)
  })
}

test('the list follows every key, also among 28,000 lines [S4.14]', async ({ page, rowsOf }) => {
  const rows = await rowsOf(seismicLines)
  const screen = await openList(page, seismicLines)
  const name = String(rows[1234]?.['name'])
  await screen.search.click()
  for (const [at, key] of [...name].entries()) {
    await page.keyboard.type(key)
    const typed = plain(name.slice(0, at + 1)).trim()
    await screen.expectCount(rows.filter((row) => plain(String(row['name'])).includes(typed)).length)
  }
  await expect(screen.names.first()).toHaveText(name)
})
