import type { Language } from '@datacentre/catalogue/texts/index'
import { boreholes, fields, licences, seismicLines } from '@datacentre/catalogue/registers/index'
import { standInService } from '@datacentre/client/testing/service'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectTexts, openList, query, showList } from '../../../testing/list-page.tsx'
import { someRows } from '../../../testing/list-rows.ts'

const service = standInService()
service.answerList(boreholes, someRows.boreholes)
service.answerList(fields, someRows.fields)
service.answerList(licences, someRows.licences)
service.answerList(seismicLines, someRows['seismic-lines'])

/** In licences and seismic data the search looks in names only (S5). */
const words = {
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

const stored = (): unknown => JSON.parse(sessionStorage.getItem('filterCriteria') ?? 'null')

describe('the search of a list', () => {
  it('keeps the rows whose name or code holds the text, in capitals or not, and is cleared by its cross [S1.8, S2.111]', async () => {
    const list = await openList(boreholes)
    for (const typed of ['k12', 'K12']) {
      await list.search.fill(typed)
      await expectTexts('.row-name', ['K12-B'])
      await expectTexts('.filter-badge', [])
    }
    await page
      .getByCss('.tool-bar')
      .getByRole('button', { name: list.say('search.clear') })
      .click()
    await list.expectCount(4)
    await expect.element(list.search).toHaveFocus()
  })

  it('looks in the code of a borehole and a field, and ignores diacritics [D10.7]', async () => {
    const { search } = await openList(boreholes)
    await search.fill('adk-gt')
    await expectTexts('.row-name', ['Andijk'])
  })

  it.each(['Oudé Pekela', 'oude pekela', 'oudé pékéla', 'opk'])(
    'finds a field by %s [D10.7]',
    async (typed) => {
      const { search } = await openList(fields)
      await search.fill(typed)
      await expectTexts('.row-name', ['Oudé Pekela'])
    },
  )

  it('looks in the name only of a licence', async () => {
    const list = await openList(licences)
    await list.search.fill('Noordgas')
    await list.expectCount(0)
  })

  it.each<Language>(['en'])(
    'of names and codes takes 100 characters and no more, and says what it looks in, in %s [S2.45, D29.29]',
    async (language) => {
      const { search } = await openList(boreholes, { language, query: 'searchByName=b' })
      await expect.element(search).toHaveValue('b')
      await expect.element(search).toHaveAccessibleName(words[language].nameOrCode)
      await expect.element(search).toHaveAttribute('placeholder', words[language].partOfNameOrCode)
      await expect.element(search).toHaveAttribute('maxlength', '100')
      await search.fill('')
      await search.click()
      await userEvent.type(search, 'a'.repeat(105))
      await expect.element(search).toHaveValue('a'.repeat(100))
      await userEvent.keyboard('{Escape}')
      await expect.element(search).toHaveValue('')
    },
  )

  it.each<Language>(['nl'])('of names says so, in %s [S2.45, D29.29]', async (language) => {
    const { search } = await openList(licences, { language })
    await expect.element(search).toHaveAccessibleName(words[language].name)
    await expect.element(search).toHaveAttribute('placeholder', words[language].partOfName)
    await search.fill('a')
    await expectTexts('.chip-label', [`${words[language].name}: a`])
  })

  it('may be typed before the rows have come, is kept in the address and in session storage, and finds what was asked [D5.1]', async () => {
    let answer = (): void => {}
    service.respond(
      seismicLines.rest.list,
      () =>
        new Promise((resolve) => {
          answer = () => resolve(Response.json(someRows['seismic-lines']))
        }),
    )
    const { search, rows, selectAll } = await showList(seismicLines)
    await expect.element(search).toBeVisible()
    expect(stored()).toBeNull()
    await search.fill('nam84')
    await expect.poll(() => query().get('searchByName')).toBe('nam84')
    expect(stored()).toEqual({ searchByName: 'nam84' })
    answer()
    await expect.element(rows.first()).toBeVisible()
    await expectTexts('.row-name', ['NAM84-1203'])
    await expect.element(search).toHaveValue('nam84')
    await expect.element(selectAll).toBeChecked()
    expect(stored()).toEqual({ searchByName: 'nam84' })
  })

  it('may change a hundred times quickly: it ends in the address, and the browser refuses none', async () => {
    const { search } = await openList(boreholes)
    const box = search.element()
    if (!(box instanceof HTMLInputElement)) throw new Error('the search is no input')
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    for (let change = 0; change < 120; change++) {
      setValue?.call(box, `k${change}`)
      box.dispatchEvent(new Event('input', { bubbles: true }))
      await new Promise((next) => setTimeout(next, 5))
    }
    await search.fill('k12')
    await expect.poll(() => query().get('searchByName')).toBe('k12')
    await expectTexts('.row-name', ['K12-B'])
  })
})
