import { companyPath } from '@datacentre/catalogue/companies/company-key'
import { layerOf } from '@datacentre/catalogue/geography/map-layers'
import { showValue } from '@datacentre/catalogue/grammar/column-kinds'
import type { LayerId } from '@datacentre/catalogue/grammar/identity'
import { showAmount } from '@datacentre/catalogue/wording/amount'
import {
  filePath,
  KEYS_PARAMETER,
  MOST_KEYS,
  writtenKeys,
  type FileFormat,
} from '@datacentre/catalogue/wire/files'
import { escapeHtml } from '../../answer/escape-html.ts'
import { missingHtml, shownHtml } from '../../answer/html-text.ts'
import { withParameters, type Asked } from '../../features/api-base.ts'
import { linkTo, tableHtml } from '../../features/html/frame.ts'
import { objectAddress } from '../../object-address.ts'
import { speechIn } from '../../speech-in.ts'
import type { Near, NearHole } from '../answer/near-place.ts'
import { sayMetres } from '../distance-words.ts'
import { sayDirection, wordsIn } from '../words.ts'

/** Rows of a list on the page; the rest is in files. */
const SHOWN = 50

type Cell<Row extends Near> = { readonly head: string; readonly html: (near: Row) => string }

export const objectLink = (asked: Asked, layer: LayerId, { row }: Near): string => {
  const { key, title } = layerOf(layer)
  return linkTo(objectAddress(asked, layer, row[key] as string | number), String(row[title]), asked)
}

export const companyLink = (asked: Asked, name: unknown): string => {
  if (typeof name !== 'string') return missingHtml(asked.language)
  const path = companyPath(name)
  return path === null ? escapeHtml(name) : linkTo(`${asked.home}${path}`, name, asked)
}

/** A column of a row as people read it. */
export function columnHtml({ language }: Asked, layer: LayerId, key: string): (near: Near) => string {
  const column = layerOf(layer).table.columns.find((one) => one.key === key)
  return ({ row }) =>
    column === undefined ? '' : shownHtml(showValue(row[key] ?? null, column, speechIn(language)), language)
}

const distanceCells = (asked: Asked): readonly Cell<Near>[] => {
  const { language } = asked
  const word = wordsIn(language)
  return [
    {
      head: word('distance'),
      html: ({ metres }) => escapeHtml(metres === 0 ? word('here') : sayMetres(metres, language)),
    },
    { head: word('direction'), html: ({ direction }) => escapeHtml(sayDirection(direction, language)) },
  ]
}

type List<Row extends Near> = {
  readonly layer: LayerId
  readonly label: string
  readonly near: readonly Row[]
  readonly none: string
  readonly cells: readonly Cell<Row>[]
  /** The address of the page, which has files of everything. */
  readonly here: string
}

/** What lies near as a table, the nearest first, with links to all of it as files. */
export function nearTable<Row extends Near>(asked: Asked, list: List<Row>): string {
  const { layer, label, near, none } = list
  if (near.length === 0) return `<p>${escapeHtml(none)}</p>`
  const word = wordsIn(asked.language)
  const cells: readonly Cell<Row>[] = [...distanceCells(asked), ...list.cells]
  const rows = near
    .slice(0, SHOWN)
    .map(
      (one) =>
        `<tr><th scope="row">${objectLink(asked, layer, one)}</th>${cells.map(({ html }) => `<td>${html(one)}</td>`).join('')}</tr>`,
    )
  const shown =
    near.length <= SHOWN
      ? ''
      : `<p>${escapeHtml(word('firstShown', { shown: SHOWN, count: showAmount(near.length, asked.language) }))}</p>`
  return `${tableHtml(label, [word('name'), ...cells.map(({ head }) => head)], rows)}${shown}${filesOf(asked, list)}`
}

const OFFERED = ['csv', 'xlsx', 'geojson'] as const satisfies readonly FileFormat[]

/** The rows of a list with all their columns, where an address can name them; else what the page itself tells. */
function filesOf<Row extends Near>(asked: Asked, { layer, near, here }: List<Row>): string {
  const { key, register } = layerOf(layer)
  const isWhole = register === null || near.length > MOST_KEYS
  // Written once for all formats: a page may name thousands of keys.
  const keys = isWhole
    ? ''
    : new URLSearchParams({
        [KEYS_PARAMETER]: writtenKeys(near.map(({ row }) => String(row[key]))),
      }).toString()
  const links = isWhole
    ? (['csv', 'geojson'] as const).map((f) => linkTo(withParameters(here, { f }), f.toUpperCase(), asked))
    : OFFERED.map((format) =>
        linkTo(`${asked.home}${filePath(layer, format)}?${keys}`, format.toUpperCase(), asked),
      )
  const all = wordsIn(asked.language)('all', { count: showAmount(near.length, asked.language) })
  return `<p>${escapeHtml(all)} ${links.join(' · ')}</p>`
}

/** By what a hole lies there. */
export const holePart = ({ language }: Asked): Cell<NearHole> => ({
  head: wordsIn(language)('part'),
  html: ({ by }) => escapeHtml(wordsIn(language)(`part.${by}`)),
})
