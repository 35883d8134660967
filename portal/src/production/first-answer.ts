import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import type { FigureCriteria, YearlyCriteria } from '@datacentre/catalogue/production/selecting/selectors'
import { questionName } from '@datacentre/catalogue/wire/bodies/question'
import { writtenAhead } from '../start/written-ahead.ts'

const firstAnswer = writtenAhead<{ readonly question: string; readonly sentence: string }>('first-answer')

/** What the server wrote into the page, where that answers what a screen asks. */
export function firstAnswerOf(
  screen: ProductionScreen,
  criteria: FigureCriteria | YearlyCriteria,
): string | null {
  const written = firstAnswer()
  return written?.question === questionName(screen, criteria) ? written.sentence : null
}
