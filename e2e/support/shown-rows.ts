import type { Locator } from '@playwright/test'

/** A row as it stands on the screen. */
export type ShownRow = {
  /** What its name leads to on the map. */
  readonly id: string
  readonly name: string
  readonly code: string | null
  /** The cells after the name; names in a list are parted by a bar. */
  readonly cells: readonly string[]
}

/** Reads all rows of the page at once. */
export const readRows = (rows: Locator): Promise<ShownRow[]> =>
  rows.evaluateAll((bodies) => {
    const textOf = (cell: (typeof bodies)[number]): string => {
      if (cell.querySelector('.missing') !== null) return '–'
      const items = [...cell.querySelectorAll('li')].map(
        (item) => (item.querySelector('[aria-hidden]') ?? item).textContent ?? '',
      )
      return items.length > 0 ? items.join('|') : (cell.textContent ?? '')
    }
    return bodies.map((body) => {
      const code = body.querySelector('.cell-code')
      const link = body.querySelector('a.row-name')
      const path = new URL(link?.getAttribute('href') ?? '', 'http://list').pathname
      return {
        id: decodeURIComponent(path.split('/').at(-2) ?? ''),
        name: link?.textContent ?? '',
        code: code === null ? null : textOf(code),
        cells: [...body.querySelectorAll(':scope > tr:first-child > td[data-label]')].map((cell) =>
          textOf(cell),
        ),
      }
    })
  })

/** The terms and values of an opened row, whose code comes later than the rows; values in a list are parted by a bar. */
export async function readDetails(row: Locator): Promise<[string, string][]> {
  const terms = row.locator('.row-details dl > div')
  await terms.first().waitFor()
  return terms.evaluateAll((pairs) =>
    pairs.map((pair): [string, string] => {
      const value = pair.querySelector('dd')
      const items = [...(value?.querySelectorAll('li') ?? [])].map((item) => item.textContent ?? '')
      const text = value?.querySelector('.missing') ? '–' : (value?.textContent ?? '')
      return [pair.querySelector('dt')?.textContent ?? '', items.length > 0 ? items.join('|') : text]
    }),
  )
}

/** The ids of the rows on the page, in their order. */
export const readIds = async (rows: Locator): Promise<string[]> => (await readRows(rows)).map(({ id }) => id)
