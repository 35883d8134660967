import { paints } from '@datacentre/catalogue/colours'
import type { BarPicture } from './bar-chart.ts'

const WIDTH = 800
const ROW = 20
const TOP = 36
const NAMES = 250
const FIGURES = 60
const LONGEST_NAME = 36

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Bars below one another (SVG), for names that would not fit under bars that stand. */
export function barList({ title, measure, bars, colour }: BarPicture): string {
  const most = Math.max(1, ...bars.map((bar) => bar.value))
  const height = TOP + bars.length * ROW + 8
  const rows = bars.map(({ label, value }, at) => {
    const y = TOP + at * ROW
    const name = label.length > LONGEST_NAME ? `${label.slice(0, LONGEST_NAME)}…` : label
    const width = ((WIDTH - NAMES - FIGURES) * value) / most
    return (
      `<text x="${NAMES - 8}" y="${y + 14}" text-anchor="end">${escape(name)}</text>` +
      `<rect x="${NAMES}" y="${y + 2}" width="${width.toFixed(1)}" height="${ROW - 4}" fill="${colour}"/>` +
      `<text x="${(NAMES + width + 6).toFixed(1)}" y="${y + 14}">${value.toLocaleString('en')}</text>`
    )
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12" fill="${paints.ink.light}" role="img" aria-label="${title}">`,
    `<rect width="100%" height="100%" fill="${paints.surface.light}"/>`,
    `<text x="8" y="20">${escape(`${title} (${measure})`)}</text>`,
    ...rows,
    '</svg>',
    '',
  ].join('\n')
}
