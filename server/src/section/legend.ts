import type { Paint } from '@datacentre/catalogue/colours'
import type { Language } from '@datacentre/catalogue/texts/index'
import { colourOfUnit } from '@datacentre/catalogue/underground/period-of-unit'
import { unitName } from './section-words.ts'
import { svgText } from '../answer/svg-text.ts'

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

/** What the codes in the columns mean, from young to old, down and then to the right. */
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
    return `<rect x="${x}" y="${y}" width="22" height="14" fill="${colourOfUnit(code) ?? 'none'}" stroke="${paint('ink')}" stroke-width="0.6"/>${svgText(x + 30, y + 12, shown)}`
  })
  return { svg: entries.join(''), height: rows * ROW + 8 }
}
