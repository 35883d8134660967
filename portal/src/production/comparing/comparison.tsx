import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import {
  comparedSubjects,
  MOST_COMPARED,
  subjectsAmong,
} from '@datacentre/catalogue/production/comparing/compared-subjects'
import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import type { FigureCriteria, YearlyCriteria } from '@datacentre/catalogue/production/selecting/selectors'
import { subjectsOf } from '@datacentre/catalogue/production/series/installations'
import { countryQuestion } from '@datacentre/catalogue/wire/bodies/question'
import { Dialog } from '@datacentre/ui/messages/dialog'
import { useSpoken } from '@datacentre/ui/speech'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { FailedFigures } from '../failed-figures.tsx'
import type { ChangeFigures } from '../selectors/use-figure-criteria.ts'
import { figureCall } from '../use-figures.ts'
import type { Measure } from '../words/measure.ts'
import { ComparisonChart } from './comparison-chart.tsx'
import { ComparisonChoices } from './comparison-choices.tsx'
import { closeComparison, type Comparing } from './use-comparing.ts'
import './comparison.css'

export type ComparisonProps = {
  readonly screen: ProductionScreen
  readonly comparing: Comparing
  readonly measure: Measure<AnyRow>
  readonly shown: FigureCriteria | YearlyCriteria
  readonly change: ChangeFigures
  readonly thisYear: number
}

/** Two to five subjects in one chart: in a sentence, as lines and as a table. */
export default function Comparison(props: ComparisonProps) {
  const { screen, comparing, measure, shown, change, thisYear } = props
  const { say, language } = useSpoken()
  const { asked, setAsked } = comparing
  // Whom the list was narrowed to does not narrow who can be compared.
  const { data: rows, isError, refetch } = useQuery(figureCall(screen, countryQuestion(shown), language))
  const all = useMemo(() => subjectsAmong(screen, rows ?? []), [screen, rows])
  const { subjects, unknown, left } = useMemo(() => comparedSubjects(all, asked), [all, asked])
  const notes = [
    ...(unknown.length > 0 ? [say('compared.unknown', { names: unknown.join(', ') })] : []),
    ...(left.length > 0
      ? [say('compared.left', { names: left.map(({ name }) => name).join(', '), count: MOST_COMPARED })]
      : []),
    ...(subjects.length === 1 ? [say('compared.needsAnother')] : []),
    ...(subjects.length === 0 ? [say('compared.nobody')] : []),
  ]
  return (
    <Dialog
      title={say('compared.titleOf', {
        subjects: say(`production.${subjectsOf(screen)}.counted`, { count: subjects.length }),
      })}
      isOpen
      onClose={closeComparison}
      className={`comparison dialog-printed ${screen.style}`}
    >
      {isError && <FailedFigures onTryAgain={() => void refetch()} />}
      {!isError && rows === undefined && (
        <p className="comparison-loading" role="status">
          {say('loadingResults')}
        </p>
      )}
      {rows !== undefined && (
        <>
          <ComparisonChoices
            all={all}
            compared={subjects}
            setAsked={setAsked}
            shown={shown}
            change={change}
            thisYear={thisYear}
          />
          {notes.length > 0 && (
            <p className="comparison-notes" role="status">
              {notes.join(' ')}
            </p>
          )}
          {subjects.length > 0 && (
            <ComparisonChart
              screen={screen}
              rows={rows}
              subjects={subjects}
              setAsked={setAsked}
              measure={measure}
              shown={shown}
            />
          )}
        </>
      )}
    </Dialog>
  )
}
