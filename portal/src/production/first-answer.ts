import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import type { FigureCriteria, YearlyCriteria } from '@datacentre/catalogue/production/selecting/selectors'
import { questionName } from '@datacentre/catalogue/wire/bodies/question'

type Written = { readonly question: string; readonly sentence: string }

let written: Written | null | undefined

function read(): Written | null {
  const text = document.getElementById('first-answer')?.textContent
  return text ? (JSON.parse(text) as Written) : null
}

/** What the server wrote into the page, where that answers what a screen asks. */
export function firstAnswerOf(
  screen: ProductionScreen,
  criteria: FigureCriteria | YearlyCriteria,
): string | null {
  if (written === undefined) written = read()
  return written?.question === questionName(screen, criteria) ? written.sentence : null
}
