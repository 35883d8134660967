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
} from '@datacentre/catalogue/production/series/reported'
import { answerOf } from '@datacentre/catalogue/production/series/year-on-year'
import { defaultUnit } from '@datacentre/catalogue/production/units'
import { speak, type Language } from '@datacentre/catalogue/texts/index'
import { figureQuestion } from '@datacentre/catalogue/wire/bodies/question'
import { answerSentence } from '@datacentre/catalogue/wording/answer-sentence'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { speechIn } from '../speech-in.ts'

type Asked = { readonly screen: DeclaredScreen; readonly language: Language; readonly thisYear: number }

const kept = new WeakMap<Snapshot, Map<string, string | null>>()

/** What a screen of figures answers when it is opened, in words; written at its first use for each version. Null where nothing was reported. */
export function firstAnswerOf(snapshot: Snapshot, asked: Asked): string | null {
  const known = kept.get(snapshot) ?? new Map<string, string | null>()
  kept.set(snapshot, known)
  const name = `${asked.screen.id} ${asked.language} ${asked.thisYear}`
  const written = known.get(name)
  if (written !== undefined) return written
  const answer = writeAnswer(snapshot, asked)
  known.set(name, answer)
  return answer
}

function writeAnswer(snapshot: Snapshot, { screen, language, thisYear }: Asked): string | null {
  const span = figureSpan(snapshot.version)
  const lastYear = span.until === null ? null : yearOfMonth(span.until)
  const criteria =
    screen.kind === 'yearly'
      ? yearlyCriteria(screen, {}, thisYear, lastYear)
      : monthlyCriteria({}, thisYear, lastYear)
  const say = speak(language)
  const rows = snapshot.figures.get(screen.id)?.rows(figureQuestion(criteria)) ?? []
  // The rows of a screen are its own figures.
  const reported = rows.map((row) =>
    screen.kind === 'yearly'
      ? reportedYear(screen, row as unknown as YearlyFigure, defaultUnit(screen.defaults.product))
      : reportedMonth(screen, row as unknown as GeothermalFigure, DEFAULT_QUANTITY),
  )
  const answer = answerOf(reported, span.until)
  if (answer === null) return null
  return answerSentence({
    answer,
    years: criteria,
    span,
    unit: 'unit' in criteria ? criteria.unit : geothermalUnits[DEFAULT_QUANTITY],
    done: 'product' in criteria ? criteria : { what: say(`geothermal-figures.${DEFAULT_QUANTITY}`) },
    subjects: subjectsOf(screen),
    written: { say, language },
    speech: speechIn(language),
  })
}
