import type { Paint } from '@datacentre/catalogue/colours'
import type { Language } from '@datacentre/catalogue/texts/index'
import { colourOfUnit } from '@datacentre/catalogue/underground/period-of-unit'
import { escapeHtml } from '../answer/escape-html.ts'
import { svgText } from '../answer/svg-text.ts'
import { unitName } from './section-words.ts'

type Place = {
  readonly language: Language
  readonly width: number
  readonly top: number
  readonly paint: (name: Paint) => string
}

const ROW = 20
const ENTRY = 330
/** Names are cut where the next entry begins. */
const LONGEST = 40

/** A swatch in the colour of a unit. */
const swatch = (code: string, ink: string, at = ''): string =>
  `<rect ${at}width="22" height="14" fill="${colourOfUnit(code) ?? 'none'}" stroke="${ink}" stroke-width="0.6"/>`

/** What the codes in the columns mean, from young to old, below the drawing on a page: it fits every window. */
export function legendHtml(units: readonly string[], language: Language): string {
  const entries = units.map(
    (code) =>
      `<li><svg width="22" height="14" aria-hidden="true">${swatch(code, 'var(--ink)')}</svg> <b>${escapeHtml(code)}</b> ${escapeHtml(unitName(code, language))}</li>`,
  )
  return entries.length === 0 ? '' : `<ul class="units">${entries.join('')}</ul>`
}

/** The same within a drawing that leaves the page, down and then to the right. */
export function legendSvg(
  units: readonly string[],
  { language, width, top, paint }: Place,
): { readonly svg: string; readonly height: number } {
  const across = Math.max(1, Math.floor(width / ENTRY))
  const rows = Math.ceil(units.length / across)
  const entries = units.map((code, at) => {
    const [x, y] = [Math.floor(at / Math.max(1, rows)) * ENTRY, top + (at % Math.max(1, rows)) * ROW]
    const words = `${code}  ${unitName(code, language)}`
    const shown = words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words
    return `${swatch(code, paint('ink'), `x="${x}" y="${y}" `)}${svgText(x + 30, y + 12, shown)}`
  })
  return { svg: entries.join(''), height: rows * ROW + 8 }
}
