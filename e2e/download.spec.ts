import type { Register } from '@datacentre/catalogue/grammar/register'
import { styleClasses } from '@datacentre/catalogue/colours'
import { boreholes, fields } from '@datacentre/catalogue/registers/index'
import { sayCode, speak } from '@datacentre/catalogue/texts/index'
import type { Page } from '@playwright/test'
import { readAbout, readDownload, valuesUnder } from './support/downloads.ts'
import { inTurn, languages, openList } from './support/list-screen.ts'
import { readIds } from './support/shown-rows.ts'
import { rgb } from './support/rgb.ts'
import { holdRequests } from './support/hold-requests.ts'
import { expect, test } from './support/test.ts'

/** The columns by which a row is known in the file: boreholes.xlsx has names and codes, the others their key. */
const known = (register: Register): readonly string[] =>
  register.id === 'boreholes' ? ['boreholeName', 'shortName', 'nitgNr'] : [...register.key]

const headersOf = (register: Register, language: 'nl' | 'en'): string[] =>
  known(register).map((key) =>
    speak(language)(
      (register.id === 'boreholes' ? `boreholeSheet.${key}` : `${register.id}.${key}`) as 'boreholeSheet.uwi',
    ),
  )

for (const { register, language } of inTurn) {
  test(`${register.id} in ${language}: the file holds exactly the selected rows, from every page, under its name [S1.13, S4.26, D29.7]`, async ({
    page,
    rowsOf,
  }) => {
    const rows = await rowsOf(register)
    const screen = await openList(page, register, { language })
    const selected: string[] = []
    for (const turn of ['paging.next', 'paging.last'] as const) {
      const ids = await readIds(screen.rows)
      for (const place of [0, 2]) {
        await screen.rows.nth(place).getByRole('checkbox').check()
        selected.push(ids[place] ?? '')
      }
      const before = (await screen.report.textContent()) ?? ''
      await page.getByRole('button', { name: screen.say(turn) }).click()
      await expect(screen.report).not.toHaveText(before)
    }
    const saved = page.waitForEvent('download')
    await screen.download.click()
    const file = await saved
    expect(file.suggestedFilename()).toBe(register.spreadsheet)
    const expected = rows
      .filter((row) => selected.includes(String(row[register.onMap.pageId])))
      .map((row) =>
        known(register)
          .map((key) => String(row[key]))
          .join(' | '),
      )
    expect(expected).toHaveLength(4)
    expect(valuesUnder(await readDownload(file), headersOf(register, language))).toEqual(expected.sort())
    await expect(screen.status).toHaveText(screen.say('download.done', { file: register.spreadsheet }))
  })
}

test('the file after a filter holds exactly the rows the filter leaves [D23.8, D29.7]', async ({
  page,
  rowsOf,
}) => {
  const kept = (await rowsOf(boreholes)).filter(
    ({ onOffshore, resultCode }) => onOffshore === 'ON' && resultCode === 'SALT',
  )
  const screen = await openList(page, boreholes, { query: 'onOffshore=ON&result=SALT' })
  await screen.expectCount(kept.length)
  const saved = page.waitForEvent('download')
  await screen.download.click()
  const file = await saved
  expect(valuesUnder(await readDownload(file), headersOf(boreholes, 'nl'))).toEqual(
    kept
      .map((row) =>
        known(boreholes)
          .map((key) => String(row[key]))
          .join(' | '),
      )
      .sort(),
  )
  const filters = (await readAbout(file)).find(([name]) => name === screen.say('spreadsheet.filters'))
  expect(filters?.[1]).toContain(
    `${screen.say('filter.result')}: ${sayCode('nl', 'boreholeResult', 'SALT')}; `,
  )
})

/** Keeps a download waiting until the test lets it go. */
const holdDownloads = (page: Page, register: Register): Promise<() => void> =>
  holdRequests(page, `**${register.rest.export.path}?*`, (route) =>
    route
      .fulfill({ status: 200, contentType: 'application/octet-stream', body: 'x'.repeat(2500) })
      .catch(() => {}),
  )

for (const { register, language } of inTurn) {
  const scheme = language === 'en' ? 'dark' : 'light'
  test(`${register.id}: while a file is made a dialog in the colour of the register covers the page, ${scheme} [S2.35-38, S2.40, S2.108, S4.26, S4.29, D12.3]`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    const letGo = await holdDownloads(page, register)
    const screen = await openList(page, register, { language })
    const { say } = screen
    // The window without its scroll bar.
    const [width, height] = await page.evaluate<number[]>('[document.body.clientWidth, innerHeight]')
    await screen.rows.first().getByRole('checkbox').check()
    await screen.download.click()
    const dialog = page.getByRole('dialog', { name: 'Loading ...' })
    await expect(dialog).toBeVisible()
    await expect(dialog).toHaveAttribute('aria-modal', 'true')
    await expect(dialog).toContainText(say(`register.${register.id}.making`, { count: 1 }))
    const overlay = page.locator('.loading-dialog')
    await expect(overlay).toHaveClass(new RegExp(`\\b${register.style}\\b`))
    await expect(overlay).toHaveCSS('z-index', '10000')
    await expect(page.locator('.loading-dialog .spinner')).toHaveCSS(
      'stroke',
      rgb(styleClasses[register.style][scheme]),
    )
    expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, width, height })
    letGo()
    await expect(dialog).toHaveCount(0)
    await expect(screen.status).toHaveText(say('download.done', { file: register.spreadsheet }))
    await expect(screen.download).toBeFocused()
  })
}

/** Answers the next download in pieces that the test sends one by one, which no route can. */
const answerInPieces = (page: Page): Promise<unknown> =>
  page.addInitScript(`{
    const fetched = window.fetch
    window.fetch = (asked, options) => {
      if (!String(asked).includes('-export')) return fetched(asked, options)
      const body = new ReadableStream({
        start(control) {
          window.sendPiece = (bytes) => control.enqueue(new Uint8Array(bytes))
          window.endFile = () => control.close()
          options?.signal?.addEventListener('abort', () => control.error(new DOMException('Aborted', 'AbortError')))
        },
      })
      return Promise.resolve(new Response(body))
    }
  }`)

for (const language of languages) {
  test(`the dialog tells how many bytes came in, and cancelling saves nothing and says so, in ${language} [S4.29, D12.3, D29.11]`, async ({
    page,
  }) => {
    await answerInPieces(page)
    const screen = await openList(page, fields, { language })
    const { say } = screen
    const downloads: string[] = []
    page.on('download', (download) => downloads.push(download.suggestedFilename()))
    await screen.rows.first().getByRole('checkbox').check()
    await screen.download.click()
    const received = page.locator('.loading-dialog-received')
    await page.evaluate('window.sendPiece(999)')
    await expect(received).toHaveText(say('download.received', { size: say('size.bytes', { size: 999 }) }))
    await page.evaluate('window.sendPiece(4001)')
    await expect(received).toHaveText(say('download.received', { size: say('size.kilobytes', { size: 5 }) }))
    await page.getByRole('button', { name: say('download.cancel') }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(screen.status).toHaveText(say('download.cancelled'))
    expect(downloads).toEqual([])

    // Escape cancels too, and the button still works after that.
    await screen.download.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const saved = page.waitForEvent('download')
    await screen.download.click()
    await page.evaluate('(window.sendPiece(10), window.endFile())')
    expect((await saved).suggestedFilename()).toBe('fields.xlsx')
  })

  test(`a download that fails closes the dialog, is told politely and goes to the console, in ${language} [S8.1, S8.2, D11.3, D11.4]`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/^could not download file$/)
    complaints.allow(/Failed to load resource|answered 500/)
    const told: string[] = []
    page.on('console', (message) => told.push(message.text()))
    await page.route('**/fields-export?*', (route) => route.fulfill({ status: 500 }))
    const screen = await openList(page, fields, { language })
    await screen.rows.first().getByRole('checkbox').check()
    await screen.download.click()
    await expect(screen.status).toHaveText(screen.say('download.failed'))
    await expect(screen.status).toHaveAttribute('role', 'status')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(told).toContain('could not download file')
    // What went wrong is told beside it, for who has to find out.
    expect(told.some((line) => /fields-export.*answered 500/.test(line))).toBe(true)
    await expect(screen.rows.first().getByRole('checkbox')).toBeChecked()
  })
}

test('a file is fetched as a whole, saved by its name, and its address is let go after 40 seconds [S7.33, S9.47, D29.14]', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-15T12:00:00Z') })
  await page.addInitScript(`{
    window.kept = []
    const [make, drop] = [URL.createObjectURL, URL.revokeObjectURL]
    URL.createObjectURL = (blob) => { const made = make.call(URL, blob); window.kept.push(made); return made }
    URL.revokeObjectURL = (old) => { window.kept = window.kept.filter((one) => one !== old); drop.call(URL, old) }
  }`)
  const screen = await openList(page, fields)
  await screen.rows.first().getByRole('checkbox').check()
  const saved = page.waitForEvent('download')
  await screen.download.click()
  const file = await saved
  expect(file.url()).toMatch(/^blob:/)
  expect(file.suggestedFilename()).toBe('fields.xlsx')
  const kept = () => page.evaluate<number>('window.kept.length')
  await page.clock.fastForward(35_000)
  expect(await kept()).toBe(1)
  await page.clock.fastForward(5_000)
  await expect.poll(kept).toBe(0)
})
