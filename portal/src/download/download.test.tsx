import type { Language } from '@datacentre/catalogue/texts/index'
import { styleClasses } from '@datacentre/catalogue/colours'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { boreholes, fields, registers } from '@datacentre/catalogue/registers/index'
import { standInService } from '@datacentre/client/testing/service'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia } from '../../testing/emulate.ts'
import { first, textsOf } from '@datacentre/client/testing/found'
import { boxOf, expectCount, openList, press } from '../../testing/list-page.tsx'
import { someRows } from '../../testing/list-rows.ts'
import { stopClock } from '../../testing/stopped-clock.ts'

const service = standInService()
const everyRegister = registers.map((register): [string, Register] => [register.id, register])

/** The names under which files were saved; the browser gets none of them. */
const saved: string[] = []

beforeEach(() => {
  saved.length = 0
  for (const [, register] of everyRegister) service.answerList(register, someRows[register.id])
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})

afterEach(() => {
  vi.restoreAllMocks()
})

/** A colour of the catalogue as a browser computes it. */
const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

/** Answers the files of a register in pieces that the test sends one by one. */
function answerInPieces(register: Register) {
  let control: ReadableStreamDefaultController<Uint8Array> | undefined
  service.respond(register.rest.export, () => {
    const body = new ReadableStream<Uint8Array>({
      start: (given) => {
        control = given
      },
    })
    return new Response(body)
  })
  return {
    send: (bytes: number) => control?.enqueue(new Uint8Array(bytes)),
    end: () => control?.close(),
  }
}

const dialog = page.getByRole('dialog', { name: 'Loading ...' })

describe('while a file is made', () => {
  it.each(everyRegister)(
    'a dialog in the colour of %s covers the page [S2.35-38, S2.40, S2.108, S4.26, S4.29, D12.3]',
    async (id, register) => {
      const colours = id.startsWith('seismic') ? 'dark' : 'light'
      await emulateMedia({ colours })
      const file = answerInPieces(register)
      const { say, box, download, status } = await openList(register, { language: 'en' })
      await box(0).click()
      await download.click()
      await expect.element(dialog).toBeVisible()
      await expect.element(dialog).toHaveAttribute('aria-modal', 'true')
      await expect.element(dialog).toHaveTextContent(say(`register.${register.id}.making`, { count: 1 }))
      const overlay = first('.loading-dialog')
      expect([...overlay.classList]).toContain(register.style)
      expect(getComputedStyle(overlay).zIndex).toBe('10000')
      expect(getComputedStyle(first('.loading-dialog .spinner')).stroke).toBe(
        rgb(styleClasses[register.style][colours]),
      )
      const { x, y, width, height } = boxOf('.loading-dialog')
      expect([x, y, width, height]).toEqual([0, 0, document.body.clientWidth, innerHeight])
      file.send(2500)
      file.end()
      await expect.element(dialog).not.toBeInTheDocument()
      await expect.element(status).toHaveTextContent(say('download.done', { file: register.spreadsheet }))
      await expect.element(download).toHaveFocus()
      expect(saved).toEqual([register.spreadsheet])
    },
  )

  it.each<Language>(['en'])(
    'the dialog tells how many bytes came in, and cancelling saves nothing and says so, in %s [S4.29, D12.3, D29.11]',
    async (language) => {
      const file = answerInPieces(fields)
      const { say, box, download, status } = await openList(fields, { language })
      await box(0).click()
      await download.click()
      await expect.element(dialog).toBeVisible()
      const received = page.getByCss('.loading-dialog-received')
      const told = (size: string) => say('download.received', { size })
      file.send(999)
      await expect.element(received).toHaveTextContent(told(say('size.bytes', { size: 999 })))
      file.send(4001)
      await expect.element(received).toHaveTextContent(told(say('size.kilobytes', { size: 5 })))
      await page.getByRole('button', { name: say('download.cancel') }).click()
      await expect.element(dialog).not.toBeInTheDocument()
      await expect.element(status).toHaveTextContent(say('download.cancelled'))
      expect(saved).toEqual([])

      // Escape cancels too, and the button still works after that.
      await download.click()
      await expect.element(dialog).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog).not.toBeInTheDocument()
      await download.click()
      await expect.element(dialog).toBeVisible()
      file.send(10)
      file.end()
      await expect.poll(() => saved).toEqual(['fields.xlsx'])
    },
  )
})

describe('the spinner', () => {
  it('stands still for a visitor who asks for no motion, and turns for another [D26.7]', async () => {
    const file = answerInPieces(fields)
    const { box, download } = await openList(fields)
    await box(0).click()
    await download.click()
    await expect.element(dialog).toBeVisible()
    const animations = () => first('.loading-dialog .spinner path').getAnimations().length
    await expect.poll(animations).toBe(1)
    await emulateMedia({ noMotion: true })
    await expect.poll(animations).toBe(0)
    file.end()
    await expect.element(dialog).not.toBeInTheDocument()
  })
})

describe('a download', () => {
  it.each<Language>(['nl'])(
    'that fails closes the dialog, is told politely and goes to the console, in %s [S8.1, S8.2, D11.3, D11.4]',
    async (language) => {
      service.respond(fields.rest.export, () => new Response(null, { status: 500 }))
      const toConsole = vi.spyOn(console, 'error').mockImplementation(() => {})
      const { say, box, download, status } = await openList(fields, { language })
      await box(0).click()
      await download.click()
      await expect.element(status).toHaveTextContent(say('download.failed'))
      await expect.element(status).toHaveAttribute('role', 'status')
      await expect.element(dialog).not.toBeInTheDocument()
      const told = toConsole.mock.calls.map(([line]) => String(line))
      expect(told).toContain('could not download file')
      // What went wrong is told beside it, for who has to find out.
      expect(told.some((line) => /fields-export.*answered 500/.test(line))).toBe(true)
      await expect.element(box(0)).toBeChecked()
      expect(saved).toEqual([])
    },
  )

  it('is fetched as a whole, saved by its name, and its address is let go after 40 seconds [S7.33, S9.47, D29.14]', async () => {
    service.respond(fields.rest.export, () => new Response('a file'))
    const released = vi.spyOn(URL, 'revokeObjectURL')
    const { box, download } = await openList(fields)
    await box(0).click()
    const { pass, until } = stopClock()
    press(download)
    await until(() => saved.length > 0)
    expect(saved).toEqual(['fields.xlsx'])
    await pass(39_999)
    expect(released).not.toHaveBeenCalled()
    await pass(1)
    expect(released).toHaveBeenCalledOnce()
    expect(released.mock.calls[0]?.[0]).toMatch(/^blob:/)
  })

  it('is told in a message that takes no room, and goes by its cross, by Escape or by itself [D29.35]', async () => {
    service.respond(boreholes.rest.export, () => new Response('a file'))
    const { say, box, download, status } = await openList(boreholes)
    await box(0).click()
    const before = boxOf('.register-body').top
    const told = say('download.done', { file: boreholes.spreadsheet })
    const ways = [
      () => page.getByRole('button', { name: say('message.close') }).click(),
      () => userEvent.keyboard('{Escape}'),
    ]
    for (const leave of ways) {
      await download.click()
      await expect.element(status).toHaveTextContent(told)
      expect(boxOf('.register-body').top).toBe(before)
      // It covers the page a moment longer, and what is pressed is still its own.
      await expectCount('.loading-dialog', 0)
      await leave()
      // Before it would have gone by itself.
      await expect.poll(() => textsOf('.passing-message [role=status]'), { timeout: 5_000 }).toEqual([''])
    }
    const { pass, until } = stopClock()
    const message = () => status.element().textContent
    press(download)
    await until(() => message() === told)
    await pass(9_999)
    expect(message()).toBe(told)
    await pass(1)
    expect(message()).toBe('')
  })
})
