import type { Language } from '@datacentre/catalogue/texts/index'
import { notesOf, type OverviewChart } from './chart.ts'
import { drawnHeights } from './drawing.ts'

/** A paragraph of an embedded chart: how high a line is, and what it keeps free around it. */
type Paragraph = {
  readonly text: string
  readonly line: number
  readonly around: number
  readonly letters: number
}

/** What an embedded chart has around its paragraphs and its picture: the edges of the page, and the way to its table. */
const EDGES = { wide: 110, narrow: 60 } as const

const heightOf = ({ text, line, around, letters }: Paragraph): number =>
  Math.ceil(text.length / letters) * line + around

/** How many letters of the page's own size stand on a line, in the column of an article and on a narrow phone. */
const LETTERS = { wide: 76, narrow: 33 } as const

/** How high a frame must be to show a chart with its words, its notes and where it comes from, without scrolling in it. */
export function frameHeights(
  chart: OverviewChart,
  { language, below }: { readonly language: Language; readonly below: readonly string[] },
): { readonly wide: number; readonly narrow: number } {
  const pictures = drawnHeights(chart, language)
  const at = (width: 'wide' | 'narrow'): number => {
    const letters = LETTERS[width]
    const paragraphs: readonly Paragraph[] = [
      { text: chart.title, line: 24, around: 20, letters: letters * 0.75 },
      { text: chart.sentence, line: 27, around: 18, letters: letters * 0.9 },
      ...[...notesOf(chart), ...below].map((text) => ({ text, line: 24, around: 16, letters })),
    ]
    const words = paragraphs.reduce((all, one) => all + heightOf(one), 0)
    return Math.ceil((EDGES[width] + words + pictures[width]) / 10) * 10
  }
  return { wide: at('wide'), narrow: at('narrow') }
}

/** The height of a frame as a style: the one as soon as the window of the site is as narrow as a phone, else the other. */
export const heightStyle = ({ wide, narrow }: { readonly wide: number; readonly narrow: number }): string =>
  `height:clamp(${wide}px,(640px - 100vw)*9999,${Math.max(wide, narrow)}px)`
