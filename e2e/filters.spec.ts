import type { ChoiceFilter } from '@datacentre/catalogue/grammar/filter'
import { NO_VALUE } from '@datacentre/catalogue/grammar/option'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { boreholes, fields } from '@datacentre/catalogue/registers/index'
import { periodTextKey } from '@datacentre/catalogue/texts/index'
import { answerDownloads, selectedKeys } from './support/downloads.ts'
import { expectedOptions, keeps, type ExpectedOption } from './support/kept-rows.ts'
import { inTurn, languages, openList, type ListScreen } from './support/list-screen.ts'
import { expect, test } from './support/test.ts'

const choicesOf = (register: Register): ChoiceFilter[] =>
  register.filters.flatMap((filter) => ('parameter' in filter ? [filter] : []))

const filterWords = ({ register, say }: ListScreen): string[] =>
  register.filters.map((filter) =>
    'parameter' in filter ? say(`filter.${filter.parameter}`) : say(periodTextKey(register, filter)),
  )

/** What an open dropdown offers: words, and how many rows each entry would leave. */
const offered = ({ page }: ListScreen): Promise<[string, string][]> =>
  page
    .locator('.option')
    .evaluateAll((options) =>
      options.map((option): [string, string] => [
        option.querySelector('.option-words')?.textContent ?? '',
        option.querySelector('.option-count')?.textContent ?? '',
      ]),
    )

async function expectOffered(
  screen: ListScreen,
  label: string,
  expected: readonly ExpectedOption[],
): Promise<void> {
  await screen.dropdown(label).click()
  await expect(screen.page.locator('.option')).toHaveCount(expected.length + 1)
  const entries = expected.map(({ words, count }) => [words, count.toLocaleString(screen.language)])
  expect([label, await offered(screen)]).toEqual([label, [[screen.say('filter.none'), ''], ...entries]])
  await screen.page.keyboard.press('Escape')
  await expect(screen.page.getByRole('listbox')).toHaveCount(0)
}

for (const { register, language } of inTurn) {
  test(`${register.id} in ${language}: every filter offers its options by name, each with the rows it would leave [S1.9, S2.59-77, S2.114, S2.115, S2.117, D8.1-4, D8.6, D29.9]`, async ({
    page,
    rowsOf,
  }) => {
    const rows = await rowsOf(register)
    const screen = await openList(page, register, { language })
    await expect(screen.filters.locator('.filter-control')).toHaveCount(register.filters.length)
    for (const words of filterWords(screen))
      await expect(screen.filters.getByText(words, { exact: true })).toBeVisible()
    for (const filter of choicesOf(register)) {
      const expected = expectedOptions(register, filter, { rows, language })
      await expectOffered(screen, screen.say(`filter.${filter.parameter}`), expected)
    }
  })

  test(`${register.id}: each filter keeps exactly the rows the API says, at once, with badge, chip and address [S2.42, S2.59-62, S2.64-70, S2.72-75, S2.112, S2.114, S2.115, S2.117, S4.5, S4.14, D8.7, D8.8]`, async ({
    page,
    rowsOf,
  }) => {
    const rows = await rowsOf(register)
    const screen = await openList(page, register)
    await answerDownloads(page, register)
    const key = register.key[0] ?? ''
    for (const filter of choicesOf(register)) {
      const label = screen.say(`filter.${filter.parameter}`)
      for (const { code, words, count } of samples(
        expectedOptions(register, filter, { rows, language: 'nl' }),
      )) {
        await screen.choose(label, words)
        await screen.expectCount(count)
        await expect(screen.badge).toHaveText('1')
        await expect(screen.chips).toHaveText([screen.say('filters.chip', { filter: label, value: words })])
        await expect(page).toHaveURL((url) => url.searchParams.get(filter.parameter) === code)
        const kept = rows.filter((row) => keeps(filter, code, row)).map((row) => row[key])
        expect([label, words, (await selectedKeys(screen)).sort()]).toEqual([label, words, kept.sort()])
      }
      await screen.choose(label, screen.say('filter.none'))
      await screen.expectCount(rows.length)
      await expect(screen.badge).toHaveCount(0)
      await expect(screen.chips).toHaveCount(0)
    }
  })
}

/** The option that leaves most, and the one for rows without a value: the two that a mistake would show in. */
function samples(options: readonly ExpectedOption[]): ExpectedOption[] {
  const most = options.filter(({ code }) => code !== NO_VALUE).toSorted((a, b) => b.count - a.count)[0]
  const none = options.find(({ code }) => code === NO_VALUE)
  return [most, none].filter((option) => option !== undefined && option.count > 0) as ExpectedOption[]
}

test('the counts beside the options are those under the other filters and the search [D8.5, D29.9]', async ({
  page,
  rowsOf,
}) => {
  const rows = await rowsOf(boreholes)
  const screen = await openList(page, boreholes, { query: 'onOffshore=OFF' })
  await screen.search.fill('k1')
  const found = rows.filter(({ boreholeName, shortName }) =>
    `${boreholeName} ${shortName}`.toLowerCase().includes('k1'),
  )
  const [onOffshore, status] = choicesOf(boreholes)
  if (onOffshore === undefined || status === undefined) throw new Error('boreholes lack a filter')
  const offshore = found.filter((row) => keeps(onOffshore, 'OFF', row))
  await screen.expectCount(offshore.length)
  const over = { rows, language: 'nl' } as const
  await expectOffered(
    screen,
    screen.say('filter.status'),
    expectedOptions(boreholes, status, { ...over, counted: offshore }),
  )
  await expectOffered(
    screen,
    screen.say('filter.onOffshore'),
    expectedOptions(boreholes, onOffshore, { ...over, counted: found }),
  )
})

test('a stratigraphic group clears the unit, and leaves only its own units to choose from [S4.16, S4.17]', async ({
  page,
  rowsOf,
}) => {
  const rows = await rowsOf(fields)
  const screen = await openList(page, fields)
  const [group, unit] = choicesOf(fields)
  if (group === undefined || unit === undefined) throw new Error('fields lack a filter')
  const label = screen.say('filter.stratUnit')
  await screen.choose(label, screen.say('stratUnit.ROSL'))
  await expect(screen.chips).toHaveText([new RegExp(label)])

  await screen.choose(screen.say('filter.stratGroup'), screen.say('stratGroup.TRIASSIC'))
  await expect(screen.chips).toHaveText([new RegExp(screen.say('filter.stratGroup'))])
  const triassic = rows.filter((row) => keeps(group, 'TRIASSIC', row))
  await screen.expectCount(triassic.length)
  const units = expectedOptions(fields, unit, { rows, counted: triassic, language: 'nl' })
  // Triassic codes start with R, but RO and RV are Rotliegend (S3).
  await expectOffered(
    screen,
    label,
    units.filter(({ code }) => /^R(?![OV])/.test(code)),
  )
})

test('filters fold away and come back, and the toggle says how many are in use [S2.41, S2.42, S2.112, D8.7, D29.10]', async ({
  page,
}) => {
  for (const language of languages) {
    const screen = await openList(page, boreholes, {
      language,
      query: 'onOffshore=ON&result=GAS&searchByName=a',
    })
    const { say, toggle, filters } = screen
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(toggle).toHaveAccessibleName(`${say('filters.hide')} ${say('filters.active', { count: 2 })}`)
    await toggle.click()
    await expect(filters).toHaveCount(0)
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(toggle).toHaveAccessibleName(`${say('filters.show')} ${say('filters.active', { count: 2 })}`)
    await expect(screen.badge).toHaveText('2')
    await toggle.click()
    await expect(filters).toBeVisible()
  }
})

test('a chip takes its own filter off, and clear all takes off every filter and the search [D29.8]', async ({
  page,
  rowsOf,
}) => {
  const rows = await rowsOf(boreholes)
  for (const language of languages) {
    const screen = await openList(page, boreholes, {
      language,
      query: 'onOffshore=ON&result=GAS&searchByName=a',
    })
    const { say, chips } = screen
    const chip = (name: 'search.nameOrCode' | 'filter.onOffshore' | 'filter.result', value: string) =>
      say('filters.chip', { filter: say(name), value })
    await expect(chips).toHaveText([
      chip('search.nameOrCode', 'a'),
      chip('filter.onOffshore', say('onOffshore.ON')),
      chip('filter.result', say('boreholeResult.GAS')),
    ])
    await page
      .getByRole('button', { name: say('filters.clear', { filter: say('filter.onOffshore') }) })
      .click()
    await expect(chips).toHaveText([
      chip('search.nameOrCode', 'a'),
      chip('filter.result', say('boreholeResult.GAS')),
    ])
    await expect(screen.badge).toHaveText('1')
    await page.getByRole('button', { name: say('filters.clearAll'), exact: true }).click()
    await expect(chips).toHaveCount(0)
    await expect(screen.search).toHaveValue('')
    await screen.expectCount(rows.length)
  }
})
