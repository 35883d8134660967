import { boreholes } from '@datacentre/catalogue/registers/index'
import { standInService } from '@datacentre/client/testing/service'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectCount, showList } from '../../../testing/list-page.tsx'
import { manyBoreholes } from '../../../testing/list-rows.ts'

const service = standInService()

beforeEach(async () => {
  await page.viewport(412, 823)
  service.answerList(boreholes, manyBoreholes(60))
})

afterEach(() => {
  document.body.style.minHeight = ''
  window.scrollTo(0, 0)
})

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.result-row')]
const isWaiting = (row: HTMLElement): boolean => row.style.contentVisibility === 'auto'

type First = { readonly made: number; readonly waiting: number }

/** How many rows appear first, and how many of them wait for their turn. */
async function firstRows(): Promise<First> {
  const first = new Promise<First>((resolve) => {
    const observer = new MutationObserver(() => {
      if (rows().length === 0) return
      observer.disconnect()
      resolve({ made: rows().length, waiting: rows().filter(isWaiting).length })
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  await showList(boreholes)
  return first
}

describe('the rows of a list that opens on a phone', () => {
  it('are laid out where they are seen, and a moment later all of them, with their own height', async () => {
    const { made, waiting } = await firstRows()
    // Fewer than thirty where the height of a row is known from a list before.
    expect(made).toBeGreaterThan(5)
    expect(waiting).toBe(made)
    await expectCount('.result-row', 30)
    await expect.poll(() => rows().filter(isWaiting).length).toBe(0)
    const heights = rows().map((row) => Math.round(row.getBoundingClientRect().height))
    const whole = rows().map((row) => {
      row.style.contentVisibility = 'visible'
      return Math.round(row.getBoundingClientRect().height)
    })
    expect(heights).toEqual(whole)
  })

  it('are all laid out at once for who is further down, so that nothing above moves', async () => {
    document.body.style.minHeight = '3000px'
    window.scrollTo(0, 200)
    await new Promise((seen) => window.addEventListener('scroll', seen, { once: true }))
    expect((await firstRows()).waiting).toBe(0)
  })
})
