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

/** How many rows wait for their turn when they appear. */
async function waitingAtFirst(): Promise<number> {
  const first = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (rows().length === 0) return
      observer.disconnect()
      resolve(rows().filter(isWaiting).length)
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  await showList(boreholes)
  return first
}

describe('the rows of a list that opens on a phone', () => {
  it('are laid out where they are seen, and a moment later all of them, with their own height', async () => {
    expect(await waitingAtFirst()).toBe(30)
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
    expect(await waitingAtFirst()).toBe(0)
  })
})
