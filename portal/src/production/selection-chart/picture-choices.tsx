import {
  chartSteps,
  groupings,
  stepOf,
  USUAL_GROUPING,
  usualStep,
  type ChartStep,
  type Grouping,
} from '@datacentre/catalogue/production/series/picture'
import {
  groupingsOfMonths,
  type FigureCriteria,
  type YearlyCriteria,
} from '@datacentre/catalogue/production/selecting/selectors'
import { Dropdown } from '@datacentre/ui/dropdown/dropdown'
import { useSpoken } from '@datacentre/ui/speech'
import { useId } from 'react'
import type { ChangeFigures } from '../selectors/use-figure-criteria.ts'
import './picture-choices.css'

type PictureChoicesProps = {
  readonly shown: FigureCriteria | YearlyCriteria
  readonly change: ChangeFigures
}

/** By month, by year or added up, and what the bars are divided into; both stand in the address. */
export function PictureChoices({ shown, change }: PictureChoicesProps) {
  const { say } = useSpoken()
  const name = useId()
  const { by = USUAL_GROUPING } = shown
  const step = stepOf(shown)
  const choose = (chosen: ChartStep): void =>
    change({ step: chosen === usualStep(shown) ? undefined : chosen })
  const can: readonly Grouping[] = 'product' in shown ? groupings : groupingsOfMonths
  return (
    <div className="picture-choices">
      <fieldset className="picture-steps">
        <legend className="visually-hidden">{say('filter.step')}</legend>
        {chartSteps.map((code) => (
          <label key={code}>
            <input type="radio" name={name} checked={step === code} onChange={() => choose(code)} />
            <span>{say(`picture.step.${code}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className="picture-by">
        <Dropdown
          label={say('filter.by')}
          options={can.map((code) => ({ code, description: say(`picture.by.${code}`), count: null }))}
          value={by}
          onChange={(code) => change({ by: code === USUAL_GROUPING ? undefined : code })}
        />
      </div>
    </div>
  )
}
