import type { Language } from '@datacentre/catalogue/texts/index'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { boreholes, fields, registers } from '@datacentre/catalogue/registers/index'
import { standInService } from '@datacentre/client/testing/service'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { textsOf } from '@datacentre/client/testing/found'
import { expectCount, expectTexts, openList, query, showList } from '../../../testing/list-page.tsx'
import { manyBoreholes, someRows } from '../../../testing/list-rows.ts'

const service = standInService()
for (const register of registers as readonly Register[]) service.answerList(register, someRows[register.id])

/** The controls of each register's column of filters, and what some of them offer over the rows of the test. */
const controls: Readonly<Record<Register['id'], readonly string[]>> = {
  boreholes: ['Land of zee', 'Status', 'Boorgatdoel', 'Resultaat', 'Boorperiode'],
  fields: [
    'Stratigrafische groep',
    'Stratigrafische eenheid',
    'Operator',
    'Status',
    'Delfstof',
    'Ontdekkingsput',
    'Vergunningsgebied',
    'Start van de productie',
  ],
  licences: [
    'Delfstof',
    'Operator',
    'Vergunninghouder',
    'Soort vergunning',
    'Verleend tussen',
    'Vervaldatum tussen',
  ],
  'seismic-lines': ['Blok', 'Provincie', 'Jaar van de survey', 'Categorie'],
  'seismic-surveys-2d': ['Blok', 'Provincie', 'Jaar van de survey'],
  'seismic-surveys-3d': ['Blok', 'Provincie', 'Jaar van de survey'],
}

const choices: readonly (readonly [Register['id'], string, readonly string[]])[] = [
  ['boreholes', 'Land of zee', ['Alle', 'Op land 2', 'Op zee 2']],
  ['fields', 'Operator', ['Alle', 'Noordgas 1', 'Geen waarde 2']],
  ['fields', 'Vergunningsgebied', ['Alle', 'Drenthe II 1', 'Groningen 1', 'Geen waarde 2']],
  ['licences', 'Vergunninghouder', ['Alle', 'EBN 2', 'Noordgas 1', 'Warmte 1', 'Zeegas, Olie en Co 1']],
  ['seismic-lines', 'Blok', ['Alle', 'K1 1', 'K12 2', 'Geen waarde 1']],
  ['seismic-lines', 'Categorie', ['Alle', 'Digitaal 1', 'Gescand papier 1', 'Geen waarde 1']],
  ['seismic-surveys-2d', 'Blok', ['Alle', 'K1 1', 'K12 1', 'Geen waarde 1']],
  ['seismic-surveys-3d', 'Blok', ['Alle', 'F3 1', 'Geen waarde 1']],
]

describe('the column of filters', () => {
  it.each((registers as readonly Register[]).map((register): [string, Register] => [register.id, register]))(
    'of %s has its controls, and each option says by name what it would leave [S1.9, S2.59-77, S2.114-117, D8.1-4, D8.6, D29.9]',
    async (_, register) => {
      const list = await openList(register)
      await expectCount('.filter-control', controls[register.id].length)
      await expectTexts(
        '#filters > .filter-control > :is(.dropdown, fieldset) > :is(.input-label, legend)',
        controls[register.id],
      )
      for (const [, label, options] of choices.filter(([id]) => id === register.id))
        expect([label, await list.offered(label)]).toEqual([label, options])
    },
  )

  it('takes several values, its list stays open for the next, and the same parameter is repeated [D4.8]', async () => {
    const list = await openList(boreholes)
    await list.dropdown('Resultaat').click()
    const entry = (words: string) =>
      page.getByCss('.option').filter({ has: page.getByText(words, { exact: true }) })
    await entry('Gas').first().click()
    await entry('Olie').first().click()
    await expect.element(list.listbox).toHaveAttribute('aria-multiselectable', 'true')
    await list.expectCount(3)
    await userEvent.keyboard('{Escape}')
    await expect.element(list.dropdown('Resultaat')).toHaveTextContent('Gas, Olie')
    await expectTexts('.chip-label', ['Resultaat: Gas, Olie'])
    await expectTexts('.filter-badge > [aria-hidden]', ['1'])
    await expect.poll(() => query().getAll('result')).toEqual(['GAS', 'OIL'])
    // By keyboard: what is chosen is pointed at first, and a second press takes it off.
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(list.listbox).toHaveFocus()
    await userEvent.keyboard(' {Escape}')
    await expectTexts('.chip-label', ['Resultaat: Olie'])
  })

  it('has what few ask under more filters, which stand open where one is in use [D8.9]', async () => {
    await openList(boreholes)
    const more = page.getByCss('.filter-more')
    await expect.element(more).not.toHaveAttribute('open')
    await more.getByText('Meer filters').click()
    await expect.element(page.getByText('Gemeente', { exact: true })).toBeVisible()
    await openList(boreholes, { query: 'block=~none' })
    await expect.element(page.getByCss('.filter-more')).toHaveAttribute('open')
    await expectTexts('.chip-label', ['Blok: Geen waarde'])
  })

  it('keeps what an option says, at once, with badge, chip and address, and lets it go again [S2.42, S2.112, S4.14, D8.7]', async () => {
    const list = await openList(boreholes)
    await list.choose('Resultaat', 'Gas')
    await list.expectCount(2)
    await expectTexts('.row-name', ['Andijk', 'K2-01'])
    await expectTexts('.chip-label', ['Resultaat: Gas'])
    await expectTexts('.filter-badge > [aria-hidden]', ['1'])
    await expect.poll(() => query().get('result')).toBe('GAS')
    await list.choose('Resultaat', 'Alle')
    await list.expectCount(4)
    await expectTexts('.chip-label', [])
    await expectTexts('.filter-badge', [])
    await expect.poll(() => query().get('result')).toBeNull()
  })

  it('counts beside the options what they leave under the other filters and the search [D8.5, D29.9]', async () => {
    const list = await openList(boreholes, { query: 'onOffshore=OFF' })
    await list.search.fill('k1')
    await list.expectCount(1)
    expect(await list.offered('Resultaat')).toEqual(
      expect.arrayContaining(['Alle', 'Gas 0', 'Olie 1', 'Geen waarde 0']),
    )
    expect(await list.offered('Land of zee')).toEqual(['Alle', 'Op land 0', 'Op zee 1'])
  })

  it('narrows the units to those of the chosen group, and clears the unit [S4.16, S4.17]', async () => {
    const list = await openList(fields)
    await list.choose('Stratigrafische eenheid', 'Slochteren Formatie')
    await expectTexts('.chip-label', ['Stratigrafische eenheid: Slochteren Formatie'])
    await list.choose('Stratigrafische groep', list.say('stratGroup.TRIASSIC'))
    await expectTexts('.chip-label', [`Stratigrafische groep: ${list.say('stratGroup.TRIASSIC')}`])
    await list.expectCount(2)
    const units = await list.offered('Stratigrafische eenheid')
    expect(units).toContain('Solling Formatie 2')
    expect(units.filter((unit) => unit.startsWith('Slochteren'))).toEqual([])
  })

  it.each<Language>(['en'])(
    'folds away and comes back, and its button says how many filters are in use and what it opens, in %s [S2.41, S2.42, S2.112, D8.7, D29.10]',
    async (language) => {
      const { say, toggle } = await openList(boreholes, {
        language,
        query: 'onOffshore=OFF&result=GAS&searchByName=k',
      })
      const active = say('filters.active', { count: 2 })
      await expect.element(toggle).toHaveAttribute('aria-expanded', 'true')
      await expect.element(toggle).toHaveAccessibleName(`${say('filters.hide')} ${active}`)
      const opened = page.getByCss(`[id="${toggle.element().getAttribute('aria-controls')}"]`)
      await expect.element(opened).toHaveAccessibleName(say('filters.title'))
      await toggle.click()
      await expectCount('#filters', 0)
      await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
      await expect.element(toggle).not.toHaveAttribute('aria-controls')
      await expect.element(toggle).toHaveAccessibleName(`${say('filters.show')} ${active}`)
      await expectTexts('.filter-badge > [aria-hidden]', ['2'])
      await toggle.click()
      await expectCount('#filters', 1)
    },
  )
})

describe('the filters of a list that opens', () => {
  const openedIn = async (width: number, query = ''): Promise<string | null> => {
    await page.viewport(width, 900)
    const { rows, toggle } = await showList(boreholes, { query })
    await expect.element(rows.first()).toBeVisible()
    return toggle.element().getAttribute('aria-expanded')
  }

  it.each([
    { width: 1400, query: '', opens: 'where rows keep to one line beside them', expanded: 'true' },
    { width: 1399, query: '', opens: 'not where rows would not', expanded: 'false' },
    { width: 1100, query: 'result=GAS', opens: 'where the address asks some', expanded: 'true' },
    { width: 1100, query: 'searchByName=k', opens: 'not for a search alone', expanded: 'false' },
    { width: 1099, query: 'result=GAS', opens: 'not where they stand above the rows', expanded: 'false' },
  ])('are shown $opens: $width px [D29.10]', async ({ width, query: asked, expanded }) => {
    expect(await openedIn(width, asked)).toBe(expanded)
  })
})

describe('the chips above the rows', () => {
  it.each<Language>(['nl'])(
    'take their own filter off, and all of them with the search, in %s [D29.8]',
    async (language) => {
      service.answerList(boreholes, manyBoreholes(40))
      const { say, ...list } = await openList(boreholes, {
        language,
        query: 'onOffshore=ON&result=GAS&searchByName=p',
      })
      const chip = (name: 'search.nameOrCode' | 'filter.onOffshore' | 'filter.result', value: string) =>
        say('filters.chip', { filter: say(name), value })
      const [search, result] = [
        chip('search.nameOrCode', 'p'),
        chip('filter.result', say('boreholeResult.GAS')),
      ]
      await expectTexts('.chip-label', [search, chip('filter.onOffshore', say('onOffshore.ON')), result])
      await page
        .getByRole('button', { name: say('filters.clear', { filter: say('filter.onOffshore') }) })
        .click()
      await expectTexts('.chip-label', [search, result])
      await expectTexts('.filter-badge > [aria-hidden]', ['1'])
      await page.getByRole('button', { name: say('filters.clearAll'), exact: true }).click()
      await expectTexts('.chip-label', [])
      await expect.element(list.search).toHaveValue('')
      await list.expectCount(40)
    },
  )

  it('taken off by keyboard leave the focus on the next, then the one before, then the rows [D29.36]', async () => {
    service.answerList(boreholes, manyBoreholes(40))
    const list = await openList(boreholes, {
      query: 'searchByName=p&onOffshore=ON&result=GAS&startDate=1950-01-01',
    })
    const cross = (filter: string) => page.getByRole('button', { name: `Wis ${filter}`, exact: true })
    const search = page.getByCss('.chip').getByRole('button', { name: list.say('search.clear') })
    const pressEnterOn = async (button: ReturnType<typeof cross>): Promise<void> => {
      button.element().focus()
      await userEvent.keyboard('{Enter}')
    }
    await expectCount('.chip-label', 4)
    await pressEnterOn(cross('Land of zee'))
    await expect.element(cross('Resultaat')).toHaveFocus()
    await pressEnterOn(cross('Boorperiode'))
    await expect.element(cross('Resultaat')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(search).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expectCount('.chip-label', 0)
    await expect.element(page.getByCss('#results')).toHaveFocus()
    // From there Tab goes over the headings to the first row.
    await userEvent.keyboard('{Tab}'.repeat(document.querySelectorAll('.order-heading').length + 1))
    await expect.element(list.box(0)).toHaveFocus()
  })

  it('stand in the order of the filters, whatever their number', async () => {
    service.answerList(boreholes, manyBoreholes(40))
    await openList(boreholes, { query: 'result=GAS&onOffshore=ON' })
    expect(textsOf('.chip-label')).toEqual(['Land of zee: Op land', 'Resultaat: Gas'])
  })
})
