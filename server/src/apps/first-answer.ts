import type { YearlyFigure } from '@datacentre/catalogue/production/figure'
import { geothermalUnits, type GeothermalFigure } from '@datacentre/catalogue/production/geothermal'
import type { DeclaredScreen } from '@datacentre/catalogue/production/index'
import { monthlyCriteria, yearlyCriteria } from '@datacentre/catalogue/production/selecting/selectors'
import { figureSpan } from '@datacentre/catalogue/production/series/figure-span'
import { subjectsOf } from '@datacentre/catalogue/production/series/installations'
import { yearOfMonth } from '@datacentre/catalogue/production/series/month-number'
import {
  DEFAULT_QUANTITY,
  reportedMonth,
  reportedYear,
  type Reported,
} from '@datacentre/catalogue/production/series/reported'
import { answerOf } from '@datacentre/catalogue/production/series/year-on-year'
import { speak, type Language } from '@datacentre/catalogue/texts/index'
import { figureQuestion, questionName } from '@datacentre/catalogue/wire/bodies/question'
import { answerSentence } from '@datacentre/catalogue/wording/answer-sentence'
import { madeByName } from '../snapshot/made-by-name.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { speechIn } from '../speech-in.ts'
import { jsonInPage } from './json-in-page.ts'

type Asked = { readonly screen: DeclaredScreen; readonly language: Language; readonly thisYear: number }

/** A sentence to read, and the same for the app, with the name of the question that it answers. */
export type FirstAnswer = { readonly sentence: string; readonly data: string }

const once = madeByName<FirstAnswer | null>()

/** What a screen of figures answers when it is opened, in words. Null where nothing was reported. */
export const firstAnswerOf = (snapshot: Snapshot, asked: Asked): FirstAnswer | null =>
  once(snapshot, `${asked.screen.id} ${asked.language} ${asked.thisYear}`, () => writeAnswer(snapshot, asked))

/** What a screen opens with, and how its rows tell that. */
function openingOf({ screen, language, thisYear }: Asked, lastYear: number | null) {
  if (screen.kind === 'yearly') {
    const criteria = yearlyCriteria(screen, {}, thisYear, lastYear)
    const { unit } = criteria
    // The rows of a screen are its own figures.
    const reported = (row: unknown): Reported => reportedYear(screen, row as YearlyFigure, unit)
    return { criteria, unit, reported, done: criteria }
  }
  const reported = (row: unknown): Reported =>
    reportedMonth(screen, row as GeothermalFigure, DEFAULT_QUANTITY)
  return {
    criteria: monthlyCriteria({}, thisYear, lastYear),
    unit: geothermalUnits[DEFAULT_QUANTITY],
    reported,
    done: { what: speak(language)(`geothermal-figures.${DEFAULT_QUANTITY}`) },
  }
}

function writeAnswer(snapshot: Snapshot, asked: Asked): FirstAnswer | null {
  const { screen, language } = asked
  const span = figureSpan(snapshot.version)
  const lastYear = span.until === null ? null : yearOfMonth(span.until)
  const { criteria, unit, reported, done } = openingOf(asked, lastYear)
  const rows = snapshot.figures.get(screen.id)?.rows(figureQuestion(criteria)) ?? []
  const answer = answerOf(rows.map(reported), span.until)
  if (answer === null) return null
  const sentence = answerSentence({
    answer,
    years: criteria,
    span,
    unit,
    done,
    subjects: subjectsOf(screen),
    written: { say: speak(language), language },
    speech: speechIn(language),
  })
  return { sentence, data: jsonInPage({ question: questionName(screen, criteria), sentence }) }
}
