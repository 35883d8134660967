import { wellProduction } from '@datacentre/catalogue/production/index'
import { boreholes } from '@datacentre/catalogue/registers/index'
import type { Found, FoundGroup } from '@datacentre/catalogue/wire/found'
import { found, hrefsOf, one, wordsOf } from '@datacentre/client/testing/found'
import { standInService } from '@datacentre/client/testing/service'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPortal } from '../../../testing/show-portal.tsx'

const service = standInService()
const search = { method: 'GET', path: '/search' } as const

const group = (id: FoundGroup['id'], title: string, names: readonly string[]): FoundGroup => ({
  id,
  title,
  count: names.length,
  all: null,
  results: names.map((name) => ({
    title: name,
    kind: 'Boring',
    about: 'Gas',
    match: 'start',
    // A part of this page, so that choosing it leaves the test where it is.
    address: `${location.origin}${location.pathname}${location.search}#${name}`,
    map: null,
    lists: [],
  })),
})

const answer = (text: string): Found => ({
  text,
  count: 30,
  groups: [group('boreholes', 'Boringen', ['K12-01', 'K12-02']), group('places', 'Plaatsen', ['K12'])],
})

const box = page.getByRole('combobox')
const list = page.getByRole('listbox')
const options = page.getByRole('option')
const heading = page.getByRole('heading', { level: 1 })
const asked = (): (string | null)[] =>
  service.received.filter(({ path }) => path === 'search').map(({ query }) => query.get('q'))

const activeOption = (): string | null => {
  const id = box.element().getAttribute('aria-activedescendant')
  return id === null ? null : (document.getElementById(id)?.querySelector('strong')?.textContent ?? null)
}

beforeEach(async () => {
  await page.viewport(1280, 800)
  service.received.length = 0
  service.respond(search, ({ query }) => Response.json(answer(query.get('q') ?? '')))
})

describe.each([
  {
    language: 'nl',
    query: '',
    label: 'Zoek op de hele site',
    button: 'Zoeken',
    all: 'Toon alle 30 resultaten',
  },
  {
    language: 'en',
    query: '?lang=en',
    label: 'Search the whole site',
    button: 'Search',
    all: 'Show all 30 results',
  },
])('the box that searches everything, in $language', ({ language, query, label, button, all }) => {
  it.each(['/', '/contact', '/nowhere'])(
    'is at %s a form that works without a script [D34.4]',
    async (path) => {
      await showPortal(`${path}${query}`)
      await expect.element(box).toHaveAccessibleName(label)
      const form = one('form[role=search]') as HTMLFormElement
      expect([new URL(form.action).pathname, form.method]).toEqual(['/datacenter/search', 'get'])
      await expect.element(page.getByRole('search').getByRole('button')).toHaveAccessibleName(button)
      await userEvent.fill(box, 'k12 & more')
      expect([...new FormData(form)]).toEqual([
        ['q', 'k12 & more'],
        ...(language === 'en' ? [['lang', 'en']] : []),
      ])
      expect(found('form[role=search]')).toHaveLength(1)
    },
  )

  it('suggests by kind, and last the way to all results', async () => {
    await showPortal(`/${query}`)
    await userEvent.fill(box, 'k12')
    await expect.element(list).toBeVisible()
    expect(wordsOf(found('[role=option] strong'))).toEqual(['K12-01', 'K12-02', 'K12', all])
    expect(found('[role=group]').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Boringen',
      'Plaatsen',
    ])
    const last = new URL(String(hrefsOf(found('[role=option]')).at(-1)), location.href)
    expect(last.pathname + last.search).toBe(`/datacenter/search?q=k12${language === 'en' ? '&lang=en' : ''}`)
    expect(service.received.at(-1)?.query.get('lang')).toBe(language)
  })
})

describe('the suggestions', () => {
  it('are asked for after a pause in typing, from two letters on', async () => {
    await showPortal('/')
    await userEvent.click(box)
    await userEvent.keyboard('k12')
    await expect.element(list).toBeVisible()
    expect(asked()).toEqual(['k12'])
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect.element(list).not.toBeInTheDocument()
    expect(asked()).toEqual(['k12'])
  })

  it('are walked by arrows, around by way of the text, and closed by Escape, which keeps the text', async () => {
    await showPortal('/')
    await userEvent.fill(box, 'k12')
    await expect.element(box).toHaveAttribute('aria-expanded', 'true')
    await expect.element(options).toHaveLength(4)
    expect(box.element().getAttribute('aria-controls')).toBe(list.element().id)
    expect(activeOption()).toBeNull()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(activeOption).toBe('K12-01')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect.poll(activeOption).toBe('Toon alle 30 resultaten')
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(activeOption).toBeNull()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect.poll(activeOption).toBe('K12')
    await expect.element(options.nth(2)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(box).toHaveAttribute('aria-expanded', 'false')
    await expect.element(box).toHaveValue('k12')
    await expect.element(box).toHaveFocus()
  })

  it('lead where the chosen one is, by Enter', async () => {
    await showPortal('/contact')
    await userEvent.fill(box, 'k12')
    await expect.element(list).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.poll(() => location.hash).toBe('#K12-02')
  })

  it('go when the visitor goes on', async () => {
    await showPortal('/')
    await userEvent.fill(box, 'k12')
    await expect.element(list).toBeVisible()
    await userEvent.keyboard('{Tab}{Tab}')
    await expect.element(list).not.toBeInTheDocument()
  })

  it('say that there are none, or that they did not come', async () => {
    service.respond(search, () => Response.json({ text: 'zzz', count: 0, groups: [] }))
    const { say } = await showPortal('/')
    await userEvent.fill(box, 'zzz')
    await expect.element(page.getByText(say('siteSearch.none'))).toBeVisible()
    await expect.element(box).toHaveAttribute('aria-expanded', 'false')
    service.respond(search, () => new Response(null, { status: 503 }))
    await userEvent.fill(box, 'zzzz')
    await expect.element(page.getByText(say('siteSearch.failed'))).toBeVisible()
  })

  it('are large enough for a finger and stay within a window of 320 px', async () => {
    await page.viewport(320, 640)
    await showPortal('/')
    await userEvent.fill(box, 'k12')
    await expect.element(list).toBeVisible()
    for (const option of [...found('[role=option]'), ...found('form[role=search] button'), box.element()])
      expect(Math.round(option.getBoundingClientRect().height)).toBeGreaterThanOrEqual(44)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  })
})

it.each(['/brh-overview', '/prodfigures/wells'])('the box also stands above %s [D34.4]', async (path) => {
  service.answerList(boreholes, [])
  service.respond(wellProduction.rest.list, () => Response.json([]))
  await showPortal(`${path}?lang=en`)
  await expect.element(heading).toBeVisible()
  const form = one('form[role=search]') as HTMLFormElement
  expect([new URL(form.action).pathname, form.method]).toEqual(['/datacenter/search', 'get'])
  expect(new FormData(form).get('lang')).toBe('en')
})

it('on a phone the box above a page is a link of 44 px to the page that has it', async () => {
  await page.viewport(320, 640)
  await showPortal('/contact?lang=en')
  await expect.element(heading).toBeVisible()
  await expect.element(box).not.toBeInTheDocument()
  const link = page.getByRole('link', { name: 'Search the whole site' })
  await expect.element(link).toHaveAttribute('href', '/datacenter/search?lang=en')
  const { width, height } = link.element().getBoundingClientRect()
  expect([Math.round(width), Math.round(height)]).toEqual([44, 44])
})
