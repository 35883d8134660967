import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { boreholes } from '@datacentre/catalogue/registers/index'
import type { Page } from '@playwright/test'
import { expect, test as base } from '../support/test.ts'

/** A page that is not ours, on a port of its own. */
const test = base.extend<{ elsewhere: number }>({
  elsewhere: async ({ page }, use) => {
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>notebook</title>')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    await use((server.address() as AddressInfo).port)
    await page.close()
    server.close()
  },
})

type Call = { readonly url: string; readonly body?: unknown; readonly credentials: 'omit' | 'include' }

/** What a script of the page gets: the answer and two of its headers, or why it gets nothing. */
const callFrom = (page: Page, call: Call) =>
  page.evaluate(async ({ url, body, credentials }) => {
    try {
      const answer = await fetch(url, {
        credentials,
        ...(body !== undefined && {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }),
      })
      return {
        status: answer.status,
        requestId: answer.headers.get('x-request-id'),
        json: (await answer.json()) as unknown,
      }
    } catch (error) {
      return { failed: String(error) }
    }
  }, call)

test('a page on another port reads the calls without credentials, and nothing with them [D17.6, D17.7]', async ({
  page,
  elsewhere,
  baseURL,
  rowsOf,
  complaints,
}) => {
  complaints.allow(/CORS|Failed to load resource|favicon/)
  const [row] = await rowsOf(boreholes)
  const id = Number(row?.['boreholeDbk'])
  // Our own page first, so that the browser has our cookie.
  await page.goto('/datacenter/')
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['XSRF-TOKEN'])

  // The first is another site; the second, on the same host, is another origin of the same site, which our cookie goes to.
  for (const host of ['localhost', '127.0.0.1']) {
    await page.goto(`http://${host}:${elsewhere}/`)
    const details = { url: `${baseURL}/nlog-mapviewer/rest/brh/details`, body: [id] }
    expect(await callFrom(page, { ...details, credentials: 'omit' })).toMatchObject({
      status: 200,
      requestId: expect.stringMatching(/./),
      json: [{ boreholeDbk: id }],
    })
    const config = { url: `${baseURL}/datacenter/rest/config` }
    expect(await callFrom(page, { ...config, credentials: 'omit' })).toMatchObject({ status: 200 })
    const wrong = { ...details, body: { colour: 'red' } }
    expect(await callFrom(page, { ...wrong, credentials: 'omit' })).toMatchObject({
      status: 400,
      json: { detail: expect.stringContaining('a list') },
    })
    for (const call of [details, config])
      expect(await callFrom(page, { ...call, credentials: 'include' })).toEqual({
        failed: 'TypeError: Failed to fetch',
      })
  }
})
