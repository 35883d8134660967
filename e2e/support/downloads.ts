import type { Page, Download } from '@playwright/test'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { readSheet } from 'read-excel-file/node'
import type { ListScreen } from './list-screen.ts'

const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const exportOf = (register: Register) => `**${register.rest.export.path}?*`

/** Answers downloads of a register at once, so that a test can ask which rows are selected without making a file. */
export const answerDownloads = (page: Page, register: Register): Promise<unknown> =>
  page.route(exportOf(register), (route) => route.fulfill({ contentType: SPREADSHEET, body: 'a file' }))

/** The keys of every selected row, on whatever page, as the download button sends them. */
export async function selectedKeys({ page, register, download }: ListScreen): Promise<(string | number)[]> {
  const asked = page.waitForRequest((request) => request.url().includes(register.rest.export.path))
  const saved = page.waitForEvent('download')
  await download.click()
  const keys: (string | number)[] = (await asked).postDataJSON()
  await saved
  return keys
}

/** The first sheet of a downloaded file: the names of the columns and, under them, the rows. */
export async function readDownload(download: Download): Promise<{ head: unknown[]; rows: unknown[][] }> {
  const [head = [], ...rows] = await readSheet(await download.path())
  return { head, rows }
}

/** Its second sheet: what the file is, a fact a row. */
export const readAbout = async (download: Download): Promise<unknown[][]> =>
  readSheet(await download.path(), 2)

/** The values of the columns with these names, row by row, in an order of their own. */
export function valuesUnder(
  { head, rows }: { head: unknown[]; rows: unknown[][] },
  names: readonly string[],
): string[] {
  const places = names.map((name) => head.indexOf(name))
  return rows.map((row) => places.map((place) => String(row[place])).join(' | ')).sort()
}
